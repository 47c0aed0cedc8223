import { History } from 'lucide-react';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import styles from './EarlierTextList.module.css';

export interface EarlierText {
  version: number;
  savedAt: string;
  /** Characters without blanks. */
  length: number;
  /** First words. */
  opening: string;
  handedIn?: boolean;
}

/** Earlier texts, the newest first; each can be looked at. */
export function EarlierTextList({
  items,
  onLook,
}: {
  items: readonly EarlierText[];
  onLook: (version: number) => void;
}) {
  if (items.length === 0) return <p className={styles.none}>글을 고치다 보면 지난 글이 여기에 모여요.</p>;
  return (
    <ol className={styles.list}>
      {items.map(({ version, savedAt, length, opening, handedIn }) => (
        <li key={version}>
          <button type="button" className={styles.row} onClick={() => onLook(version)}>
            <span className={styles.when}>
              <History aria-hidden="true" />
              {formatDateTime(Date.parse(savedAt))}
              {handedIn && <em>낸 글</em>}
            </span>
            <span className={styles.opening}>{opening}</span>
            <span className={styles.length}>{length.toLocaleString('ko-KR')}자</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
