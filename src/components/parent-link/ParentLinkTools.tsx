import { Copy, Eye, Share2 } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { canShareFile } from '../../lib/browser/canShareFile.ts';
import { copyText } from '../../lib/browser/copyText.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { Button, buttonClass } from '../button/Button.tsx';
import styles from './ParentLinkTools.module.css';

const QR_SIZE = 168;

interface ParentLinkToolsProps {
  /** Whose link it is. */
  name: string;
  /** Path of the parents' page. */
  href: string;
  /** Draws the address as a code for another phone's camera. */
  code?: boolean;
  /** A picture that goes along where the device can send one. */
  picture?: File | undefined;
}

/** The address of a parents' page, and the ways to hand it over. */
export function ParentLinkTools({ name, href, code, picture }: ParentLinkToolsProps) {
  const address = window.location.origin + href;
  // Absent in desktop browsers and without a secure origin.
  const canShare = typeof navigator.share === 'function';
  const files = picture && canShareFile(picture) ? { files: [picture] } : {};
  return (
    <div className={styles.tools}>
      {code && (
        <div className={styles.code}>
          <QRCodeSVG value={address} size={QR_SIZE} marginSize={2} fgColor="#0a4d57" title={`${name} QR 코드`} />
          <p>
            휴대전화 카메라로
            <br />
            비추면 열려요
          </p>
        </div>
      )}
      <input
        className={styles.address}
        aria-label={`${name} 주소`}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button
          tone="soft"
          icon={<Copy aria-hidden="true" />}
          onClick={async () =>
            (await copyText(address))
              ? showToast('주소를 복사했어요')
              : showToast('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요', 'warning')
          }
        >
          주소 복사
        </Button>
        {canShare && (
          <Button
            tone="soft"
            icon={<Share2 aria-hidden="true" />}
            // Closing the sheet of the device is no failure.
            onClick={() =>
              void navigator.share({ title: '책바다 결과', url: address, ...files }).catch(() => undefined)
            }
          >
            보내기
          </Button>
        )}
        <a className={buttonClass({ tone: 'ghost' })} href={href} target="_blank" rel="noreferrer">
          <Eye aria-hidden="true" />
          <span>미리 보기</span>
        </a>
      </div>
    </div>
  );
}
