import { ChevronRight, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionHistories } from '#contract/readingNote.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { paths } from '#src/config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import styles from './MissionHistoryView.module.css';

export type HistoryRow = MissionHistories['items'][number];

interface HistoryListProps {
  bookNo: number;
  items: readonly HistoryRow[];
  onRemove: (row: HistoryRow) => void;
}

/** Rounds handed in, the newest first. */
export function HistoryList({ bookNo, items, onRemove }: HistoryListProps) {
  return (
    <ul className={styles.rows}>
      {items.map((row) => {
        const kind = row.readingMissionType;
        const name = `${missionKindNames[kind]}${row.round === 2 ? ' 다시 풀기' : ''}`;
        return (
          <li key={row.attemptNo} className={styles.row}>
            <ArtIcon name={missionArt[kind]} size={40} />
            <div className={styles.words}>
              <Link className={styles.name} to={`${paths.bookMissionResult.getHref({ bookNo })}?kind=${kind}`}>
                {name}
                <ChevronRight aria-hidden="true" />
              </Link>
              <p>{formatDateTime(Date.parse(row.submittedAt))}</p>
            </div>
            <p className={styles.figures}>
              <strong>{isWrittenMission(kind) ? '글쓰기' : `${Math.round(row.rate)}%`}</strong>
              <span>{row.points}점</span>
            </p>
            <IconButton label={`${name} 기록에서 빼기`} icon={<Trash2 />} onClick={() => onRemove(row)} />
          </li>
        );
      })}
    </ul>
  );
}
