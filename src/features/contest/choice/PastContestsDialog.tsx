import { Link } from 'react-router-dom';
import type { ContestListItem } from '#contract/contest.ts';
import { isCompleted } from '#domain/contest/completionPoint.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { periodOf } from '../words/periodOf.ts';
import { pointWords } from '../words/pointWords.ts';
import { contestHref } from './contestHref.ts';
import styles from './PastContestsDialog.module.css';

/** Contests that are over, the latest first, with what the student reached there. */
export function PastContestsDialog({
  contests,
  onClose,
}: {
  contests: readonly ContestListItem[];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} maxWidth={560} title="지난 대회">
      <ul className={styles.list}>
        {contests.map((contest) => (
          <li key={contest.readingGameContestNo}>
            <Link className={styles.contest} to={contestHref(contest)} onClick={onClose}>
              <span className={styles.title}>{contest.title}</span>
              <span className={styles.days}>
                {contest.hostName !== null && <span>{contest.hostName}</span>}
                <span>{periodOf(contest.gameStartDate, contest.gameEndDate)}</span>
              </span>
              <span className={styles.reached}>{reachedWords(contest)}</span>
              {hasCompleted(contest) && <Badge tone="sand">완주</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const hasCompleted = ({ point, completionPoint }: ContestListItem) =>
  point !== null && completionPoint !== null && isCompleted(point, completionPoint);

function reachedWords({ point }: ContestListItem): string {
  if (point === null) return '참가하지 않았어요';
  return point === 0 ? '참가했어요' : `${withJosa(pointWords(point), '을/를')} 모았어요`;
}
