import { BookDown, BookMarked, BookOpen, Headphones, Puzzle } from 'lucide-react';
import type { BookCard as BookCardData } from '#contract/book.ts';
import { useKeptSign } from '../../lib/kept-books/useKeptSign.ts';
import styles from './BookBadges.module.css';

type BadgeBook = Pick<BookCardData, 'bookNo' | 'textYn' | 'missionYn' | 'audioYn'>;

interface BookBadgesProps {
  book: BadgeBook;
  /** `cover` lies over a cover; `text` stands beside one that is too small for words. */
  at: 'cover' | 'text';
}

/** What can be done with a book, in picture and word: read here, play its missions, or find it on paper. */
export function BookBadges({ book, at }: BookBadgesProps) {
  const kept = useKeptSign(book.bookNo);
  return (
    <span className={`${styles.badges} ${styles[at]}`} aria-hidden="true">
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

/** The same for a screen reader, beside the name of the book. */
export function BadgeWords({ book: { bookNo, textYn, missionYn, audioYn } }: { book: BadgeBook }) {
  const kept = useKeptSign(bookNo);
  const words = [
    textYn === 'Y' ? '여기에서 읽는 책' : '종이책',
    missionYn === 'Y' && '미션 있는 책',
    audioYn === 'Y' && '듣는 책',
    kept && '이 기기에 있는 책',
  ];
  return <span className="visually-hidden">{words.filter(Boolean).join(', ')}</span>;
}
