import type { BookCard as BookCardData } from '#contract/book.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { BookCard } from './BookCard.tsx';
import styles from './BookGrid.module.css';

interface BookGridProps {
  books: readonly BookCardData[];
  /** Cards that are above the fold. */
  eagerCount?: number;
  /** Five or so that belong together: no row with one alone. */
  few?: boolean;
}

/** Six in a row where there is room, four on tablets, two on phones. */
export function BookGrid({ books, eagerCount = 0, few = false }: BookGridProps) {
  return (
    <ul className={styles.grid} data-few={few || undefined}>
      {books.map((book, index) => (
        <li key={book.bookNo}>
          <BookCard book={book} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
        <div key={index} className={styles.shape}>
          <Skeleton height="auto" radius={14} />
          <Skeleton width="80%" height={20} />
          <Skeleton width="50%" height={18} />
        </div>
      ))}
    </div>
  );
}
