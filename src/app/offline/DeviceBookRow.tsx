import { BookOpen, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BookCover } from '../../components/book/BookCover.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { paths } from '../../config/paths.ts';
import type { KeptBook } from '../../lib/kept-books/KeptBook.ts';
import styles from './OfflineShelf.module.css';

interface DeviceBookRowProps {
  kept: KeptBook;
  /** Left out where it could not be brought again. */
  onRelease?: (() => void) | undefined;
}

/** A book of this device: to its page, where its missions are, and into it. */
export function DeviceBookRow({ kept: { book, about }, onRelease }: DeviceBookRowProps) {
  const { bookNo, bookName } = book;
  return (
    <li className={styles.row}>
      {about ? (
        <span className={styles.cover}>
          <BookCover book={{ ...about, bookNo, bookName }} size="s" eager />
        </span>
      ) : (
        <BookOpen className={styles.icon} aria-hidden="true" />
      )}
      <Link className={styles.name} to={paths.bookView.getHref({ bookNo })}>
        {bookName}
      </Link>
      <ButtonLink tone="soft" aria-label={`${bookName} 읽기`} to={paths.bookRead.getHref({ bookNo })}>
        읽기
      </ButtonLink>
      {onRelease && <IconButton label={`『${bookName}』 기기에서 빼기`} icon={<Trash2 />} onClick={onRelease} />}
    </li>
  );
}
