import { BookDown, Headphones, TabletSmartphone } from 'lucide-react';
import type { BookCard as BookCardData } from '#contract/book.ts';
import styles from './BookBadges.module.css';

interface BookBadgesProps {
  book: BookCardData;
  /** It can be read on this device without a network. */
  kept: boolean;
}

/** What a book can be used as, on its cover. Pictures only: `describeBadges` gives the words. */
export function BookBadges({ book, kept }: BookBadgesProps) {
  if (book.textYn === 'N' && book.audioYn === 'N') return null;
  return (
    <span className={styles.badges} aria-hidden="true">
      {kept && <BookDown />}
      {book.textYn === 'Y' && <TabletSmartphone />}
      {book.audioYn === 'Y' && <Headphones />}
    </span>
  );
}

export function describeBadges({ textYn, audioYn }: BookCardData, kept: boolean): string {
  return [textYn === 'Y' && '바로 읽는 e북', audioYn === 'Y' && '듣는 책', kept && '이 기기에 있는 책']
    .filter(Boolean)
    .join(', ');
}
