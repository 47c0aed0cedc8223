import { useEffect, useRef, useState } from 'react';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import styles from './ContestForm.module.css';
import { FindContestBook } from './FindContestBook.tsx';
import weekStyles from './LevelBooks.module.css';
import { OwnWeek } from './OwnWeek.tsx';
import { dropBook, isFull, nextWeek, type OwnBook, type OwnWeeks, putBook } from './OwnWeeks.ts';

interface ChooseWeekBooksProps {
  weeks: OwnWeeks;
  /** Weeks of the contest; books of weeks behind them wait. */
  weekCount: number;
  startDay: string;
  onChange: (weeks: OwnWeeks) => void;
}

/** Books for each week: found by a word, moved to another week, taken out. */
export function ChooseWeekBooks({ weeks, weekCount, startDay, onChange }: ChooseWeekBooksProps) {
  const [wanted, setWanted] = useState(0);
  const [done, setDone] = useState('');
  const shown = weeks.slice(0, weekCount);
  const to = nextWeek(shown, Math.min(wanted, weekCount - 1));
  // What is taken out takes its control along; what is moved is led on with it.
  const place = useLostFocus<HTMLDivElement>(JSON.stringify(shown.map((week) => week.map(({ bookNo }) => bookNo))));
  const moved = useRef<number | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-book="${moved.current}"] select`)?.focus();
    moved.current = null;
  });
  const take = (book: OwnBook) => {
    onChange(putBook(weeks, book, to));
    setDone(`${named(book)} ${to + 1}주에 넣었어요.`);
  };
  return (
    <div className={styles.form}>
      <FindContestBook
        weekCount={weekCount}
        to={to}
        onTo={setWanted}
        chosen={shown.flat().map(({ bookNo }) => bookNo)}
        isFull={isFull(shown[to])}
        onTake={take}
      />
      <p className="visually-hidden" role="status">
        {done}
      </p>
      <div ref={place} className={weekStyles.weeks} tabIndex={-1}>
        {shown.map((books, at) => (
          <OwnWeek
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name than their place
            key={at}
            at={at}
            books={books}
            startDay={startDay}
            rooms={shown.map((week) => !isFull(week))}
            onMove={(book, week) => {
              onChange(putBook(weeks, book, week));
              moved.current = book.bookNo;
              setDone(`${named(book)} ${week + 1}주로 옮겼어요.`);
            }}
            onDrop={(book) => {
              onChange(dropBook(weeks, book.bookNo));
              setDone(`${named(book)} 뺐어요.`);
            }}
          />
        ))}
      </div>
      <p className={styles.hint}>
        한 주에 {ownPlanSize.chosenAWeek}권까지 넣을 수 있어요. 점수를 주는 네 가지 미션이 모두 있는 책만 나와요.
      </p>
    </div>
  );
}

const named = ({ bookName }: OwnBook) => withJosa(`『${bookName}』`, '을/를');
