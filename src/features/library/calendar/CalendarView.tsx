import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarMonth } from '#contract/library.ts';
import { shiftMonth } from '#domain/point/goalHistory.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDropMonth } from '#src/lib/queries/useDropMonth.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import styles from './CalendarView.module.css';
import { DaySheet } from './DaySheet.tsx';
import { monthTitle } from './dayWords.ts';
import { MonthGoal } from './MonthGoal.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { StreakCard } from './StreakCard.tsx';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month of reading. The month is in the address. */
export function CalendarView() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month');
  // Whether it has come is decided by the server: the clock of the device may be wrong.
  const month = asked !== null && MONTH.test(asked) ? asked : null;
  const calendar = useQuery(libraryQueries.calendar(useApi(), month));
  useDropMonth(calendar);
  return (
    <QueryView query={calendar} skeleton={<CalendarSkeleton />}>
      {(data) => (
        <Calendar
          data={data}
          waiting={calendar.isPlaceholderData}
          onMonth={(next) => setParams(next === data.today.slice(0, 7) ? {} : { month: next }, { replace: true })}
        />
      )}
    </QueryView>
  );
}

interface CalendarProps {
  data: CalendarMonth;
  /** Another month is under way. */
  waiting: boolean;
  onMonth: (month: string) => void;
}

function Calendar({ data, waiting, onMonth }: CalendarProps) {
  const { month, today, firstDay } = data;
  const [opened, setOpened] = useState<string | null>(null);
  // The day that keys go on from; it may lie in a month that is still on its way.
  const [current, setCurrent] = useState<string | null>(null);
  const now = today.slice(0, 7);

  return (
    <div className={styles.page}>
      <section className={styles.calendar} aria-label={monthTitle(month)} aria-busy={waiting}>
        <header className={styles.head}>
          <IconButton
            tone="soft"
            label="이전 달"
            icon={<ChevronLeft />}
            disabled={month <= firstDay.slice(0, 7)}
            onClick={() => onMonth(shiftMonth(month, -1))}
          />
          <h2 aria-live="polite">{monthTitle(month)}</h2>
          <IconButton
            tone="soft"
            label="다음 달"
            icon={<ChevronRight />}
            disabled={month >= now}
            onClick={() => onMonth(shiftMonth(month, 1))}
          />
          {month !== now && (
            <Button className={styles.now} tone="ghost" onClick={() => onMonth(now)}>
              이번 달로
            </Button>
          )}
        </header>
        <MonthGoal goal={data.goal} month={month} now={month === now} />
        <MonthGrid
          data={data}
          waiting={waiting}
          current={current}
          onCurrent={(day) => {
            setCurrent(day);
            if (!day.startsWith(month)) onMonth(day.slice(0, 7));
          }}
          onOpen={setOpened}
        />
      </section>
      <StreakCard streak={data.streak} />
      {opened !== null && (
        <DaySheet day={opened} today={today} firstDay={firstDay} onDay={setOpened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** The month and the card beside it before anything is known. */
function CalendarSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={640} radius={32} />
      <Skeleton height={320} radius={32} />
    </div>
  );
}
