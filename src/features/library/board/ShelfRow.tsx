import { BadgeCheck, EllipsisVertical, GripVertical } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LibraryBook } from '#contract/library.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { BadgeWords, BookBadges } from '#src/components/book/BookBadges.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './ShelfRow.module.css';
import { shelfBookName, statusOf } from './shelfTexts.ts';
import { useShelfItem } from './useShelfItem.ts';

interface ShelfRowProps {
  book: LibraryBook;
  onMenu: (book: LibraryBook) => void;
}

/** A book in the list of a board. */
export function ShelfRow({ book, onMenu }: ShelfRowProps) {
  const { now } = useServices();
  const { ref, style, carried, over, handle } = useShelfItem(book.bookNo);
  return (
    <li
      ref={ref}
      className={styles.row}
      style={style}
      data-carried={carried || undefined}
      data-over={over || undefined}
    >
      <Link
        className={styles.link}
        to={paths.bookView.getHref({ bookNo: book.bookNo })}
        aria-label={shelfBookName(book)}
        {...handle}
      >
        <GripVertical className={styles.grip} aria-hidden="true" />
        <span className={styles.cover}>
          <BookCover book={book} size="s" />
        </span>
        <span className={styles.text}>
          <strong>{book.bookName}</strong>
          <span className={styles.author}>{book.authorName}</span>
          <BookBadges book={book} at="text" />
        </span>
        <span className={styles.status}>
          {book.verificationYn === 'Y' && (
            <span className={styles.verified}>
              <BadgeCheck aria-hidden="true" /> 인증
            </span>
          )}
          <span>{statusOf(book, now())}</span>
          {book.place === 'READING' && book.textYn === 'Y' && (
            <span className={styles.progress} aria-hidden="true">
              <ProgressBar
                size="s"
                value={book.readingProgressRate}
                label="읽은 만큼"
                valueText={percentOf(book.readingProgressRate)}
              />
            </span>
          )}
        </span>
      </Link>
      <BadgeWords book={book} />
      <IconButton label={`『${book.bookName}』 메뉴`} icon={<EllipsisVertical />} onClick={() => onMenu(book)} />
    </li>
  );
}
