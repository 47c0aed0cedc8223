import { type CSSProperties, useState } from 'react';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import styles from './BookCover.module.css';

interface CoverBook {
  bookNo: number;
  bookName: string;
  authorName: string;
  bookImagePath: string;
  category: BookCategory;
}

interface BookCoverProps {
  book: CoverBook;
  /** `m` on cards, `s` beside text, `l` on the book's own page. */
  size?: 's' | 'm' | 'l';
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** Two shades for each category, for books whose picture is missing or failed to load. */
const shades: Readonly<Record<BookCategory, readonly [string, string]>> = {
  LITERATURE: ['#3f8f6f', '#1f5f4c'],
  SCIENCE: ['#4460b8', '#2a3a84'],
  SOCIETY: ['#b0662c', '#7a4116'],
  HISTORY: ['#9a5a4a', '#6a372c'],
  ART_SPORTS: ['#a5477d', '#702a54'],
  CHARACTER: ['#2d7c8c', '#17525f'],
  ACCOMPLISHMENTS: ['#6d58a8', '#473779'],
};

/** A book standing in the light: picture, title printed over it, spine and page edge. Decoration beside the title. */
export function BookCover({ book, size = 'm', eager }: BookCoverProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const hasPicture = book.bookImagePath !== '' && failedPath !== book.bookImagePath;
  const [light, dark] = shades[book.category];
  return (
    <div
      className={`${styles.cover} ${styles[size]}`}
      style={{ '--light': light, '--dark': dark } as CSSProperties}
      data-plain={hasPicture ? undefined : ''}
      aria-hidden="true"
    >
      {hasPicture ? (
        <img
          src={book.bookImagePath}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailedPath(book.bookImagePath)}
        />
      ) : (
        <PlainArt seed={book.bookNo} />
      )}
      <div className={styles.print}>
        <span className={styles.title}>{book.bookName}</span>
        <span className={styles.author}>{book.authorName}</span>
      </div>
    </div>
  );
}

/** Waves whose height follows the book number, so that two plain covers side by side differ. */
function PlainArt({ seed }: { seed: number }) {
  const lift = (seed * 37) % 40;
  return (
    <svg viewBox="0 0 180 240" preserveAspectRatio="xMidYMax slice" className={styles.plain} aria-hidden="true">
      <circle cx={40 + ((seed * 53) % 110)} cy={118 - lift / 2} r={26 + (seed % 3) * 6} fill="#fff" opacity=".16" />
      <path d={`M0 ${168 - lift}c34-20 62-10 92 2s58 14 88-6v90H0Z`} fill="#fff" opacity=".14" />
      <path d={`M0 ${196 - lift / 2}c30-16 66-14 96-2s56 8 84-8v70H0Z`} fill="#fff" opacity=".18" />
    </svg>
  );
}
