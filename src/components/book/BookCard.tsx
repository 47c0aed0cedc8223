import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BookCard as BookCardData } from '#contract/book.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { paths } from '../../config/paths.ts';
import { Badge } from '../badge/Badge.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { BadgeWords, BookBadges } from './BookBadges.tsx';
import styles from './BookCard.module.css';
import { BookCover } from './BookCover.tsx';
import { FitBadge } from './FitBadge.tsx';

interface BookCardProps {
  book: BookCardData;
  eager?: boolean;
}

/** A book in a grid: a press anywhere on the card opens it. */
export function BookCard({ book, eager }: BookCardProps) {
  const begun = book.readingProgressRate > 0 || book.missionDoneCount > 0;
  return (
    <article className={styles.card}>
      <Link className={styles.link} to={paths.bookView.getHref({ bookNo: book.bookNo })}>
        <span className={styles.cover}>
          <BookCover book={book} {...(eager ? { eager } : {})} />
          <BookBadges book={book} at="cover" />
        </span>
        <span className={styles.text}>
          <strong className={styles.title}>{book.bookName}</strong>
          <span className={styles.author}>{book.authorName}</span>
        </span>
      </Link>
      <div className={styles.notes}>
        <span className={styles.badges}>
          {book.verificationYn === 'Y' ? (
            <span className={styles.verified}>
              <BadgeCheck aria-hidden="true" /> 인증했어요
            </span>
          ) : (
            <FitBadge fit={book.fit} />
          )}
          {book.labels[0] !== undefined && <Badge tone="plain">{book.labels[0]}</Badge>}
          <BadgeWords book={book} />
        </span>
        {begun && (
          <span className={styles.progress}>
            <ProgressBar
              size="s"
              value={book.readingProgressRate}
              label={`『${book.bookName}』 읽은 만큼`}
              valueText={percentOf(book.readingProgressRate)}
              tone={book.readingProgressRate === 100 ? 'gold' : 'sea'}
            />
            {book.missionYn === 'Y' && <MissionCount done={book.missionDoneCount} />}
          </span>
        )}
      </div>
    </article>
  );
}

function MissionCount({ done }: { done: number }) {
  return (
    <>
      <span aria-hidden="true">
        미션 {done}/{missionKinds.length}
      </span>
      <span className="visually-hidden">
        미션 {missionKinds.length}개 가운데 {done}개를 했어요
      </span>
    </>
  );
}
