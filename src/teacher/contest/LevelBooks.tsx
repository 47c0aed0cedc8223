import type { ReactNode } from 'react';
import type { StaffContest } from '#contract/staffContest.ts';
import { formatPeriod } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import styles from './LevelBooks.module.css';

type Level = StaffContest['levels'][number];

interface LevelBooksProps<L extends Level> {
  levels: readonly L[];
  /** Stands behind the figures of a level. */
  noteOf?: (level: L) => ReactNode;
  /** Also a level alone is folded away. */
  startsFolded?: boolean;
}

/** The books of each level by week, folded away; a level alone is open. */
export function LevelBooks<L extends Level>({ levels, noteOf, startsFolded = false }: LevelBooksProps<L>) {
  return (
    <div className={styles.levels}>
      {levels.map((level) => {
        const count = level.weeks.reduce((sum, { books }) => sum + books.length, 0);
        return (
          <details key={level.code} className={styles.level} open={levels.length === 1 && !startsFolded}>
            <summary>
              <b>{level.name}</b>
              <span className={styles.size}>
                책 {count}권 · 완주 {level.completionPoint}점
              </span>
              {noteOf?.(level)}
            </summary>
            <div className={styles.weeks}>
              {level.weeks.map((week) => (
                <Week key={week.roundNo} week={week} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

function Week({ week: { roundNo, startDay, endDay, books, reserves } }: { week: Level['weeks'][number] }) {
  return (
    <section className={styles.week} aria-label={`${roundNo}주`}>
      <h3>
        {roundNo}주 <span>{formatPeriod(startOfDayKey(startDay), startOfDayKey(endDay))}</span>
      </h3>
      <ul className={styles.books}>
        {books.map(({ bookNo, bookName, readingLevel, maxPoint }) => (
          <li key={bookNo}>
            <b>{bookName}</b>
            <span className={styles.hint}>
              {readingLevel} · {maxPoint}점
            </span>
          </li>
        ))}
      </ul>
      {reserves.length > 0 && (
        <p className={styles.hint}>
          이미 읽은 학생에게 대신 주는 책: {reserves.map(({ bookName }) => bookName).join(', ')}
        </p>
      )}
    </section>
  );
}
