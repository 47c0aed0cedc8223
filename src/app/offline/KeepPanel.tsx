import { BookDown, Puzzle, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BookDetail } from '#contract/book.ts';
import type { KeepRefusal } from '#domain/book/DeviceBook.ts';
import { DEVICE_BOOKS } from '#domain/book/tuning.ts';
import { Button } from '../../components/button/Button.tsx';
import { devicePath } from '../../config/devicePath.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import styles from './KeepPanel.module.css';
import { useKeepBook } from './useKeepBook.ts';

/** Keeps a book with text on this device, for a journey without a network, and shows that it is there. */
export function KeepPanel({ book }: { book: BookDetail }) {
  const online = useOnline();
  const { onDevice, onPurpose, freshCount, busy, refusal, ...act } = useKeepBook(book);
  const place = useLostFocus<HTMLElement>(`${onDevice?.kept?.kind} ${freshCount}`);
  if (!onDevice) return null;
  const missions = onDevice.missions.length;
  return (
    <section ref={place} className={styles.panel} tabIndex={-1} aria-label="인터넷 없이 읽기">
      {onDevice.kept && (
        <p className={styles.here}>
          <BookDown aria-hidden="true" />
          <strong>이 기기에 있어요</strong>
        </p>
      )}
      <p className={styles.text}>{textOf({ here: onDevice.kept !== null, onPurpose, missions })}</p>
      <div className={styles.buttons}>
        {!onPurpose && (
          <Button
            tone="soft"
            icon={<BookDown aria-hidden="true" />}
            busy={busy === 'BOOK'}
            disabled={!online}
            onClick={act.keep}
          >
            이 기기에 담아 두기
          </Button>
        )}
        {onPurpose && freshCount > 0 && (
          <Button
            tone="soft"
            icon={<Puzzle aria-hidden="true" />}
            busy={busy === 'MISSIONS'}
            disabled={!online}
            onClick={act.keepMissions}
          >
            새 미션 {freshCount}개도 시작해서 담기
          </Button>
        )}
        {onDevice.kept && (
          <Button
            tone="ghost"
            icon={<Trash2 aria-hidden="true" />}
            busy={busy === 'RELEASE'}
            disabled={!online}
            onClick={act.release}
          >
            기기에서 빼기
          </Button>
        )}
      </div>
      {!online && <p className={styles.text}>담고 빼는 것은 인터넷이 있을 때 할 수 있어요.</p>}
      <div role="status">
        {refusal && (
          <p className={styles.refusal}>
            {refusals[refusal]} <Link to={devicePath}>이 기기에 있는 책 보기</Link>
          </p>
        )}
      </div>
    </section>
  );
}

const refusals: Readonly<Record<KeepRefusal, string>> = {
  SHELF_FULL: `책을 ${DEVICE_BOOKS.mostKept}권 담아 두어서 자리가 없어요. 다 읽은 책을 빼면 담을 수 있어요.`,
  DEVICE_FULL: '이 기기에 자리가 모자라서 담지 못했어요. 다 읽은 책을 빼고 다시 해 볼까요?',
};

interface Standing {
  here: boolean;
  onPurpose: boolean;
  missions: number;
}

function textOf({ here, onPurpose, missions }: Standing): string {
  if (!here) return '여행 갈 때처럼 인터넷이 없는 곳에서도 읽을 수 있게 담아 두어요.';
  const also = missions > 0 ? ` 하던 미션 ${missions}개도 이어서 할 수 있어요.` : '';
  if (onPurpose) return `인터넷이 없어도 읽을 수 있어요.${also}`;
  return `펼쳐 본 책이라 인터넷이 없어도 읽을 수 있어요.${also} 담아 두면 다른 책을 많이 펼쳐도 그대로 있어요.`;
}
