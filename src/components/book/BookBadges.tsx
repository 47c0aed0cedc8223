import { BookDown, BookMarked, BookOpen, Headphones, Puzzle } from 'lucide-react';
import type { BookCard as BookCardData } from '#contract/book.ts';
import styles from './BookBadges.module.css';

type BadgeBook = Pick<BookCardData, 'textYn' | 'missionYn' | 'audioYn'>;

interface BookBadgesProps {
  book: BadgeBook;
  /** It can be read on this device without a network. */
  kept: boolean;
}

/** What can be done with a book, on its cover, in picture and word: read here, play its missions, or find it on paper. */
export function BookBadges({ book, kept }: BookBadgesProps) {
  return (
    <span className={styles.badges} aria-hidden="true">
      {kept && <BookDown className={styles.sign} />}
      {book.audioYn === 'Y' && <Headphones className={styles.sign} />}
      {book.textYn === 'Y' ? (
        <span className={styles.pill}>
          <BookOpen />
          읽기
        </span>
      ) : (
        <span className={styles.pill} data-paper="">
          <BookMarked />
          종이책
        </span>
      )}
      {book.missionYn === 'Y' && (
        <span className={styles.pill}>
          <Puzzle />
          미션
        </span>
      )}
    </span>
  );
}

export function describeBadges({ textYn, missionYn, audioYn }: BadgeBook, kept: boolean): string {
  return [
    textYn === 'Y' ? '여기에서 읽는 책' : '종이책',
    missionYn === 'Y' && '미션 있는 책',
    audioYn === 'Y' && '듣는 책',
    kept && '이 기기에 있는 책',
  ]
    .filter(Boolean)
    .join(', ');
}
