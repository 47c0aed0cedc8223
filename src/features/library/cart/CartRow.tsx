import { BookOpen, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CartBook } from '#contract/library.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { BadgeWords, BookBadges } from '#src/components/book/BookBadges.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { FitBadge } from '#src/components/book/FitBadge.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './CartRow.module.css';

interface CartRowProps {
  book: CartBook;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onTakeOut: () => void;
}

/** A book in the basket. */
export function CartRow({ book, chosen, onChoose, onTakeOut }: CartRowProps) {
  const { bookNo, bookName } = book;
  const readable = book.textYn === 'Y';
  const go = readable ? readWords(book.readingProgressRate) : '책 보기';
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.choose}
        label={<span className="visually-hidden">『{bookName}』 고르기</span>}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Link className={styles.link} to={paths.bookView.getHref({ bookNo })}>
        <span className={styles.cover}>
          <BookCover book={book} size="s" />
        </span>
        <span className={styles.text}>
          <strong>{bookName}</strong>
          <span>{book.authorName}</span>
          <BookBadges book={book} at="text" />
          <span className={styles.notes}>
            <FitBadge fit={book.fit} />
            <span>{formatShortDate(Date.parse(book.addedAt))} 담음</span>
          </span>
        </span>
      </Link>
      <BadgeWords book={book} />
      <ButtonLink
        className={styles.read}
        tone={readable ? 'primary' : 'soft'}
        to={readable ? paths.bookRead.getHref({ bookNo }) : paths.bookView.getHref({ bookNo })}
        icon={<BookOpen aria-hidden="true" />}
        aria-label={`『${bookName}』 ${go}`}
      >
        {go}
      </ButtonLink>
      <IconButton className={styles.out} label={`『${bookName}』 바구니에서 빼기`} icon={<X />} onClick={onTakeOut} />
    </li>
  );
}

function readWords(rate: number): string {
  if (rate === 100) return '다시 읽기';
  return rate > 0 ? '이어 읽기' : '읽기';
}
