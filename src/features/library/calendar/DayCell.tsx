import { BadgeCheck, Puzzle } from 'lucide-react';
import { BookCover } from '#src/components/book/BookCover.tsx';
import styles from './DayCell.module.css';
import { type CalendarDayData, dayWords } from './dayWords.ts';

interface DayCellProps {
  day: string;
  today: string;
  data: CalendarDayData | undefined;
  /** Reached by the Tab key. */
  stop: boolean;
  onOpen: () => void;
}

/** A day: its number, the covers of what was read, and how many missions were done. */
export function DayCell({ day, today, data, stop, onOpen }: DayCellProps) {
  const more = data ? data.bookCount - data.books.length : 0;
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-today={day === today || undefined}
      data-read={data !== undefined || undefined}
      aria-label={dayWords(day, data, today)}
      aria-current={day === today ? 'date' : undefined}
      disabled={day > today}
      tabIndex={stop ? 0 : -1}
      onClick={onOpen}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {data && (
        <span className={styles.books} data-count={data.books.length}>
          {data.books.map((book) => (
            <span key={book.bookNo} className={styles.cover}>
              <BookCover book={book} size="s" />
            </span>
          ))}
          {more > 0 && <span className={styles.more}>+{more}</span>}
        </span>
      )}
      {data && (data.missionCount > 0 || data.verifiedCount > 0) && (
        <span className={styles.marks}>
          {data.missionCount > 0 && (
            <span>
              <Puzzle />
              {data.missionCount}
            </span>
          )}
          {data.verifiedCount > 0 && (
            <span className={styles.verified}>
              <BadgeCheck />
              <span className={styles.wideOnly}>{data.verifiedCount}</span>
            </span>
          )}
        </span>
      )}
    </button>
  );
}
