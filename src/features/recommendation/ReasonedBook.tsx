import { X } from 'lucide-react';
import type { RecommendedBook } from '#contract/recommendation.ts';
import { recommendationReason } from '#domain/recommendation/recommendationReason.ts';
import { BookCard } from '../../components/book/BookCard.tsx';
import { TitleText } from '../../components/book/TitleText.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './ReasonedBook.module.css';

interface ReasonedBookProps {
  item: RecommendedBook;
  eager?: boolean;
  /** Without it the book cannot be put away. */
  onHide?: () => void;
}

/** A recommended book with the reason above it. */
export function ReasonedBook({ item: { book, reason }, eager, onHide }: ReasonedBookProps) {
  return (
    <div className={styles.item}>
      <div className={styles.head}>
        <p className={styles.reason}>
          <TitleText>{recommendationReason(reason)}</TitleText>
        </p>
        {onHide && (
          <IconButton
            className={styles.hide}
            label={`『${book.bookName}』 추천하지 않기`}
            icon={<X />}
            onClick={onHide}
          />
        )}
      </div>
      <BookCard book={book} {...(eager ? { eager } : {})} />
    </div>
  );
}
