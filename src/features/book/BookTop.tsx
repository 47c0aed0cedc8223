import type { ReactNode } from 'react';
import type { BookDetail } from '#contract/book.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { BookCover } from '../../components/book/BookCover.tsx';
import { CoverFlight } from '../../components/book/CoverFlight.tsx';
import { FitBadge } from '../../components/book/FitBadge.tsx';
import { BookActions } from './BookActions.tsx';
import { BookProgress } from './BookProgress.tsx';
import styles from './BookTop.module.css';
import { FavouriteButton } from './FavouriteButton.tsx';
import { ReadElsewhere } from './ReadElsewhere.tsx';

/** Cover, what the book is, what can be done with it. */
export function BookTop({ book, keep }: { book: BookDetail; keep?: ReactNode }) {
  return (
    <section className={styles.top}>
      <CoverFlight bookNo={book.bookNo}>
        <div className={styles.cover}>
          <BookCover book={book} size="l" eager />
        </div>
      </CoverFlight>
      <div className={styles.text}>
        <div className={styles.head}>
          <div className={styles.chips}>
            <FitBadge fit={book.fit} />
            <Badge tone="plain">{bookCategoryNames[book.category]}</Badge>
            <Badge tone="plain">{book.subCategory}</Badge>
          </div>
          <div className={styles.name}>
            <h1>{book.bookName}</h1>
            <FavouriteButton book={book} />
          </div>
          <p className={styles.author}>
            {book.authorName}&nbsp;<span aria-hidden="true">·</span> {book.publisherName}
          </p>
        </div>
        <div className={styles.rest}>
          <p className={styles.summary}>{book.summary}</p>
          <dl className={styles.facts}>
            <Fact name="이해 예상">{Math.round(book.expectedComprehension * 100)}%</Fact>
            <Fact name="읽기 수준">{book.readingLevel}</Fact>
            {book.textYn === 'Y' && <Fact name="쪽수">{book.pageCount}쪽</Fact>}
            {book.missionYn === 'Y' && <Fact name="모을 점수">{book.maxPoint}점</Fact>}
          </dl>
          {book.labels.length > 0 && (
            <ul className={styles.labels} aria-label="이 책의 낱말">
              {book.labels.map((label) => (
                <li key={label}>#{label}</li>
              ))}
            </ul>
          )}
          <BookProgress book={book} />
          {(book.textYn === 'N' || book.missionYn === 'N') && <ReadElsewhere book={book} />}
          <BookActions book={book} />
          {keep}
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
