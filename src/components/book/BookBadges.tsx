import { Headphones, TabletSmartphone } from 'lucide-react';
import type { BookCard as BookCardData } from '../../../contract/book.ts';
import styles from './BookBadges.module.css';

/** What a book can be used as, on its cover. Pictures only: `describeBadges` says it in words. */
export function BookBadges({ book }: { book: BookCardData }) {
  if (book.textYn === 'N' && book.audioYn === 'N') return null;
  return (
    <span className={styles.badges} aria-hidden="true">
      {book.textYn === 'Y' && <TabletSmartphone />}
      {book.audioYn === 'Y' && <Headphones />}
    </span>
  );
}

export function describeBadges({ textYn, audioYn }: BookCardData): string {
  return [textYn === 'Y' && '바로 읽는 e북', audioYn === 'Y' && '듣는 책'].filter(Boolean).join(', ');
}
