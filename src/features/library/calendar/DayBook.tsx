import { BadgeCheck, BookCheck, BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CalendarDay } from '#contract/library.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { BadgeWords, BookBadges } from '#src/components/book/BookBadges.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './DayBook.module.css';

type Book = CalendarDay['items'][number];

/** What was done with one book on the day. One that is not offered any more is no link. */
export function DayBook({ book }: { book: Book }) {
  return (
    <li className={styles.book}>
      <span className={styles.cover}>
        <BookCover book={book} size="s" />
      </span>
      <div className={styles.text}>
        {book.offered ? (
          <Link className={styles.name} to={paths.bookView.getHref({ bookNo: book.bookNo })}>
            {book.bookName}
          </Link>
        ) : (
          <span className={styles.name}>{book.bookName}</span>
        )}
        <BookBadges book={book} at="text" />
        <BadgeWords book={book} />
        <ul className={styles.deeds}>
          {book.pages && (
            <li>
              <BookOpen aria-hidden="true" />
              {pageWords(book.pages)}
            </li>
          )}
          {book.finished && (
            <li>
              <BookCheck aria-hidden="true" />
              끝까지 읽었어요
            </li>
          )}
          {book.missions.map(({ readingMissionType: kind, rate, retry }) => (
            <li key={`${kind} ${retry}`}>
              <ArtIcon name={missionArt[kind]} size={22} />
              {missionKindNames[kind]}
              {retry && ' 다시 풀기'}
              {rate !== null && <b>{Math.round(rate)}%</b>}
            </li>
          ))}
          {book.verified && (
            <li className={styles.verified}>
              <BadgeCheck aria-hidden="true" />
              인증했어요
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

function pageWords({ from, to }: { from: number; to: number }): string {
  return from === to ? `${from}쪽을 읽었어요` : `${from}쪽에서 ${to}쪽까지 읽었어요`;
}
