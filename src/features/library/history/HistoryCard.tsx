import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HistoryBook } from '#contract/library.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { BadgeWords, BookBadges } from '#src/components/book/BookBadges.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './HistoryCard.module.css';

/** A book that was read, with when and how well. One that is not offered any more is no link. */
export function HistoryCard({ book, eager }: { book: HistoryBook; eager: boolean }) {
  const inside = (
    <>
      <span className={styles.cover}>
        <BookCover book={book} eager={eager} />
        <BookBadges book={book} at="cover" />
      </span>
      <span className={styles.text}>
        <strong>{book.bookName}</strong>
        <span>{book.authorName}</span>
      </span>
    </>
  );
  return (
    <article className={styles.card}>
      {book.offered ? (
        <Link className={styles.link} to={paths.bookView.getHref({ bookNo: book.bookNo })}>
          {inside}
        </Link>
      ) : (
        <div className={styles.link}>{inside}</div>
      )}
      <p className={styles.notes}>
        <BadgeWords book={book} />
        {book.verifiedAt !== null && (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden="true" /> 인증했어요
          </span>
        )}
        <span>{formatShortDate(Date.parse(book.at))}</span>
        {book.averageRate !== null && <span>미션 평균 {Math.round(book.averageRate)}%</span>}
      </p>
    </article>
  );
}
