import { X } from 'lucide-react';
import { formatPeriod } from '#domain/time/formatKoreanDate.ts';
import { shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import styles from './ContestForm.module.css';
import weekStyles from './LevelBooks.module.css';
import type { OwnBook } from './OwnWeeks.ts';

interface OwnWeekProps {
  /** From 0 on. */
  at: number;
  books: readonly OwnBook[];
  startDay: string;
  /** By week, whether a book more has room in it. */
  rooms: readonly boolean[];
  onMove: (book: OwnBook, week: number) => void;
  onDrop: (book: OwnBook) => void;
}

/** The chosen books of one week. */
export function OwnWeek({ at, books, startDay, rooms, onMove, onDrop }: OwnWeekProps) {
  return (
    <section className={weekStyles.week} aria-label={`${at + 1}주`}>
      <h3>
        {at + 1}주{startDay !== '' && <span> {weekDays(startDay, at)}</span>}
      </h3>
      {books.length === 0 ? (
        <p className={styles.hint}>아직 책이 없어요.</p>
      ) : (
        <ul>
          {books.map((book) => (
            <li key={book.bookNo} className={styles.chosen} data-book={book.bookNo}>
              <span>
                <b>{book.bookName}</b> <span className={styles.hint}>{book.readingLevel}</span>
              </span>
              <select
                className={styles.move}
                aria-label={`${book.bookName} 읽는 주`}
                value={at}
                onChange={(event) => onMove(book, Number(event.target.value))}
              >
                {rooms.map((hasRoom, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name than their place
                  <option key={week} value={week} disabled={week !== at && !hasRoom}>
                    {week + 1}주
                  </option>
                ))}
              </select>
              <IconButton label={`${book.bookName} 빼기`} icon={<X />} onClick={() => onDrop(book)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `5월 11일~5월 17일` */
function weekDays(startDay: string, at: number): string {
  const first = shiftDayKey(startDay, at * 7);
  return formatPeriod(startOfDayKey(first), startOfDayKey(shiftDayKey(first, 6)));
}
