import { BadgeCheck, EllipsisVertical, Pin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LibraryBook } from '#contract/library.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { BadgeWords, BookBadges } from '#src/components/book/BookBadges.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './ShelfTile.module.css';
import { shelfBookName, statusOf } from './shelfTexts.ts';
import { useShelfItem } from './useShelfItem.ts';

interface ShelfTileProps {
  book: LibraryBook;
  eager: boolean;
  onMenu: (book: LibraryBook) => void;
}

/** A book standing on a board. */
export function ShelfTile({ book, eager, onMenu }: ShelfTileProps) {
  const { now } = useServices();
  const { ref, style, carried, over, handle } = useShelfItem(book.bookNo);
  return (
    <li
      ref={ref}
      className={styles.tile}
      style={style}
      data-carried={carried || undefined}
      data-over={over || undefined}
    >
      <div className={styles.stand}>
        <Link
          className={styles.cover}
          to={paths.bookView.getHref({ bookNo: book.bookNo })}
          aria-label={shelfBookName(book)}
          {...handle}
        >
          <BookCover book={book} eager={eager} />
        </Link>
        {book.pinned && (
          <span className={styles.pin} aria-hidden="true">
            <Pin />
          </span>
        )}
        {book.verificationYn === 'Y' && (
          <span className={styles.seal} aria-hidden="true">
            <BadgeCheck />
          </span>
        )}
      </div>
      <div className={styles.label}>
        <p className={styles.text} aria-hidden="true">
          <strong>{book.bookName}</strong>
          <span>{statusOf(book, now())}</span>
        </p>
        <IconButton
          className={styles.menu}
          label={`『${book.bookName}』 메뉴`}
          icon={<EllipsisVertical />}
          onClick={() => onMenu(book)}
        />
        <span className={styles.badges}>
          <BookBadges book={book} at="text" />
          <BadgeWords book={book} />
        </span>
        {book.place === 'READING' && book.textYn === 'Y' && (
          <div className={styles.progress} aria-hidden="true">
            <ProgressBar
              size="s"
              value={book.readingProgressRate}
              label="읽은 만큼"
              valueText={percentOf(book.readingProgressRate)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
