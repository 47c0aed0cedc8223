import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContestHistory } from '#contract/contest.ts';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries } from '../contestQueries.ts';
import { periodOf } from '../words/periodOf.ts';
import { pointWords } from '../words/pointWords.ts';
import styles from './HistoryDialog.module.css';
import { ScoreTable } from './ScoreTable.tsx';

/** CSS pixels (specification, section 9). */
const WIDTH = 720;

/** What was done week by week, as points and rates. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(contestQueries.history(useApi(), useAskedContest()));
  return (
    <Dialog open onClose={onClose} maxWidth={WIDTH} title="나의 응시 내역">
      <div className={styles.body}>
        <QueryView query={query} skeleton={<Skeleton height={420} radius={24} />}>
          {(history) => <Weeks history={history} />}
        </QueryView>
      </div>
    </Dialog>
  );
}

type Week = ContestHistory['items'][number];

function Weeks({ history: { items, point } }: { history: ContestHistory }) {
  const [chosen, setChosen] = useState(() => String(latestOf(items)?.roundNo ?? 1));
  const week = items.find(({ roundNo }) => String(roundNo) === chosen);
  return (
    <div className={styles.weeks}>
      <p className={styles.sum}>
        지금까지 <strong>{pointWords(point)}</strong>
      </p>
      <Tabs
        label="주차"
        items={items.map(({ roundNo }) => ({ key: String(roundNo), label: `${roundNo}주차` }))}
        selected={chosen}
        onSelect={setChosen}
      >
        {week && <WeekPanel week={week} />}
      </Tabs>
    </div>
  );
}

/** The latest week with something in it, else the first. */
function latestOf(items: readonly Week[]): Week | undefined {
  return items.findLast(({ roundLevel }) => roundLevel.books.length > 0) ?? items[0];
}

function WeekPanel({ week }: { week: Week }) {
  const { roundNo, displayStartDate, displayEndDate, correctionPoint, totalPoint } = week;
  const { books } = week.roundLevel;
  return (
    <>
      <p className={styles.days}>
        <span>{periodOf(displayStartDate, displayEndDate)}</span>
        <strong>이 주 {pointWords(totalPoint)}</strong>
      </p>
      {correctionPoint !== 0 && (
        <p className={styles.days}>
          선생님이 고친 점수 {correctionPoint > 0 ? '+' : ''}
          {pointWords(correctionPoint)}
        </p>
      )}
      {books.length === 0 ? (
        <EmptyState
          picture="medals"
          title={`${roundNo}주차 응시 내역이 없어요`}
          text="책을 읽고 미션을 마치면 여기에 쌓여요."
        />
      ) : (
        <ul className={styles.books}>
          {books.map((book) => (
            <li key={book.bookNo}>
              <ScoreTable book={book} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
