import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContestListItem } from '#contract/contest.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ContestChoice.module.css';
import { contestHref } from './contestHref.ts';
import { PastContestsDialog } from './PastContestsDialog.tsx';

interface ContestChoiceProps {
  /** The one shown first in front. */
  contests: readonly ContestListItem[];
  shownNo: number;
}

const stateWords: Readonly<Record<ContestListItem['status'], string>> = {
  IN_PROGRESS: '열리는 중',
  WAIT: '곧 열려요',
  COMPLETED: '끝난 대회',
};

/** Between several contests: those that run or are to come, and a list of those that are over. */
export function ContestChoice({ contests, shownNo }: ContestChoiceProps) {
  const [past, setPast] = useState(false);
  if (contests.length <= 1) return null;
  const open = contests.filter((one) => one.status !== 'COMPLETED' || one.readingGameContestNo === shownNo);
  const over = contests.filter(({ status }) => status === 'COMPLETED');
  return (
    <nav className={styles.choice} aria-label="대회 고르기">
      {open.length > 1 && (
        <ul className={styles.list}>
          {open.map((contest) => (
            <li key={contest.readingGameContestNo}>
              <ContestLink contest={contest} first={contest === contests[0]} shownNo={shownNo} />
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <Button tone="ghost" icon={<History aria-hidden="true" />} onClick={() => setPast(true)}>
          지난 대회 {over.length}
        </Button>
      )}
      {past && <PastContestsDialog contests={over} onClose={() => setPast(false)} />}
    </nav>
  );
}

function ContestLink({ contest, first, shownNo }: { contest: ContestListItem; first: boolean; shownNo: number }) {
  const { readingGameContestNo, title, status, hostName, joinedYn } = contest;
  const shown = readingGameContestNo === shownNo;
  return (
    <Link
      className={styles.contest}
      to={contestHref(first ? {} : { readingGameContestNo })}
      aria-current={shown ? 'page' : undefined}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.state}>
        {[hostName, stateWords[status], status === 'IN_PROGRESS' && joinedYn === 'Y' && '참가 중']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}
