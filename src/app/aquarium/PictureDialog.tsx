import { useQuery } from '@tanstack/react-query';
import { Download, Printer, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { ParentButton } from '../../components/parent-link/ParentButton.tsx';
import { paths } from '../../config/paths.ts';
import { canShareFile } from '../../lib/browser/canShareFile.ts';
import { saveBlob } from '../../lib/browser/saveBlob.ts';
import { parentSharesQuery } from '../../lib/queries/parentSharesQuery.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  png: Blob;
  /** Of the file. */
  name: string;
  title: string;
  /** What is written on it. */
  description: string;
  alt: string;
  /** It in a sentence: 엽서, 그림. */
  noun: string;
  onClose: () => void;
}

/** A picture of the sea, to be kept, printed or passed on. It never leaves this device by itself. */
export function PictureDialog({ png, name, title, description, alt, noun, onClose }: PictureDialogProps) {
  const [announcement, setAnnouncement] = useState('');
  const [address, setAddress] = useState<string>();
  const file = useMemo(() => new File([png], name, { type: 'image/png' }), [png, name]);
  const shares = useMemo(() => canShareFile(file), [file]);
  useEffect(() => {
    const made = URL.createObjectURL(png);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  // Without a mission there is nothing that a link could show; without a network the other ways stay.
  const latestBookNo = useQuery(parentSharesQuery(useApi())).data?.latestBookNo ?? null;
  useEffect(() => {
    document.body.dataset.printing = 'picture';
    return () => {
      delete document.body.dataset.printing;
    };
  }, []);
  const share = () => {
    navigator.share({ files: [file], title: '나의 바다' }).catch((error: unknown) => {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setAnnouncement(`보내지 못했어요. ${withJosa(noun, '은/는')} 저장할 수 있어요.`);
      }
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      maxWidth={720}
      footer={
        <>
          {shares && (
            <Button tone="soft" icon={<Share2 aria-hidden="true" />} onClick={share}>
              보내기
            </Button>
          )}
          {latestBookNo !== null && (
            <ParentButton
              label="부모님께"
              scope="MISSION"
              picture={file}
              description={`부모님은 링크로 미션 결과를 볼 수 있어요. 기기에서 보내기를 누르면 이 ${noun}도 함께 가요.`}
              hrefOf={(shareKey) => paths.parentResult.getHref({ bookNo: latestBookNo, accountNo: shareKey })}
            />
          )}
          <Button tone="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            인쇄하기
          </Button>
          <Button
            icon={<Download aria-hidden="true" />}
            onClick={() => {
              saveBlob(name, png);
              setAnnouncement(`${withJosa(noun, '을/를')} 저장했어요.`);
            }}
          >
            저장하기
          </Button>
        </>
      }
    >
      {address && <img className={styles.picture} src={address} alt={alt} />}
      <p className={styles.told} role="status">
        {announcement}
      </p>
    </Dialog>
  );
}
