import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BookCard as BookCardData } from '../../../contract/book.ts';
import { missionKinds } from '../../../domain/mission/missionKinds.ts';
import { paths } from '../../config/paths.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import styles from './BookCard.module.css';
import { BookCover } from './BookCover.tsx';
import { FitBadge } from './FitBadge.tsx';

interface BookCardProps {
  book: BookCardData;
  eager?: boolean;
}

/** A book in a grid: the whole card is one link. */
export function BookCard({ book, eager }: BookCardProps) {
  const begun = book.readingProgressRate > 0 || book.missionDoneCount > 0;
  return (
    <article className={styles.card}>
      <Link className={styles.link} to={paths.bookView.getHref({ bookNo: book.bookNo })}>
        <BookCover book={book} {...(eager ? { eager } : {})} />
        <span className={styles.text}>
          <strong className={styles.title}>{book.bookName}</strong>
          <span className={styles.author}>{book.authorName}</span>
        </span>
      </Link>
      <div className={styles.notes}>
        {book.verificationYn === 'Y' ? (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden="true" /> 인증했어요
          </span>
        ) : (
          <FitBadge fit={book.fit} />
        )}
        {begun && (
          <span className={styles.progress}>
            <ProgressBar
              size="s"
              value={book.readingProgressRate}
              label={`『${book.bookName}』 읽은 만큼`}
              tone={book.readingProgressRate === 100 ? 'gold' : 'sea'}
            />
            <span aria-hidden="true">
              미션 {book.missionDoneCount}/{missionKinds.length}
            </span>
            <span className="visually-hidden">
              미션 {missionKinds.length}개 가운데 {book.missionDoneCount}개를 했어요
            </span>
          </span>
        )}
      </div>
    </article>
  );
}
