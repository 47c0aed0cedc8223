import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { MINUTE } from '#domain/time/duration.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { useServerTime } from '../clock/useServerTime.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import type { ContestBooks, KeptRound } from '../kept/createKeptBooks.ts';
import { periodOf } from '../words/periodOf.ts';
import { type Standing, standingOf } from './standingOf.ts';
import { WeekBooks } from './WeekBooks.tsx';
import styles from './WeekList.module.css';

interface WeekListProps {
  status: StampedStatus;
  books: UseQueryResult<ContestBooks>;
}

/** The books week by week. The open week can be unfolded; the others are shown and stay closed. */
export function WeekList({ status, books }: WeekListProps) {
  return (
    <Panel title="주차별 책 목록">
      <QueryView query={books} skeleton={<Skeleton height={240} radius={24} />}>
        {({ rounds }) => <WeekRows status={status} rounds={rounds} />}
      </QueryView>
    </Panel>
  );
}

/** The weeks of one list of books. */
export function WeekRows({ status, rounds }: { status: StampedStatus; rounds: readonly KeptRound[] }) {
  // Weeks change at midnight; a minute is fine enough to see it.
  const now = useServerTime(status, MINUTE);
  return (
    <ul className={styles.weeks}>
      {rounds.map((round) => (
        <Week key={round.roundNo} round={round} standing={standingOf(round, status, now)} />
      ))}
    </ul>
  );
}

const standingWords: Readonly<Record<Standing, string>> = {
  OPEN: '지금 열려 있어요',
  BEFORE: '아직 열리지 않았어요',
  AFTER: '지나간 주예요',
};

function Week({ round, standing }: { round: KeptRound; standing: Standing }) {
  const id = useId();
  const open = standing === 'OPEN';
  const [unfolded, setUnfolded] = useState(true);
  const taken = useQuery(contestQueries.takenBooks(useApi(), useAskedContest())).data ?? [];
  const { books } = round.roundLevel;
  const done = books.filter(({ bookNo }) => taken.includes(bookNo)).length;
  const shown = open && unfolded;
  return (
    <li className={styles.week} data-standing={standing}>
      <h3 className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          disabled={!open}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span className={styles.no}>{round.roundNo}주차</span>
          <span className={styles.days}>{periodOf(round.displayStartDate, round.displayEndDate)}</span>
          <span className={styles.standing}>
            {standing === 'AFTER' || open ? `${books.length}권 가운데 ${done}권 응시완료` : `책 ${books.length}권`}
          </span>
          <span className={styles.state}>
            {open ? <ChevronDown aria-hidden="true" data-up={shown} /> : <Lock aria-hidden="true" />}
            {standingWords[standing]}
          </span>
        </button>
      </h3>
      {shown && (
        <div id={id} className={styles.books}>
          <WeekBooks books={books} taken={taken} />
        </div>
      )}
    </li>
  );
}
