import { Book as BookIcon, Check, TabletSmartphone } from 'lucide-react';
import { Badge } from '#src/components/badge/Badge.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import type { KeptBook } from '../kept/createKeptBooks.ts';
import { pointWords } from '../words/pointWords.ts';
import { useOpenBook } from './useOpenBook.ts';
import styles from './WeekBooks.module.css';

interface WeekBooksProps {
  books: readonly KeptBook[];
  /** Books with nothing left to earn; opening one is refused. */
  taken: readonly number[];
}

/** The books of one open week. A press leads to the missions. */
export function WeekBooks({ books, taken }: WeekBooksProps) {
  const { open, opening } = useOpenBook(taken);
  return (
    <ul className={styles.books}>
      {books.map((book) => {
        const done = taken.includes(book.bookNo);
        return (
          <li key={book.bookNo}>
            <button
              type="button"
              className={styles.book}
              data-done={done}
              aria-busy={opening === book.bookNo}
              onClick={() => void open(book.bookNo)}
            >
              <span className={styles.cover}>
                <BookCover book={book} />
                {done && (
                  <span className={styles.done}>
                    <Check aria-hidden="true" /> 응시완료
                  </span>
                )}
              </span>
              <span className={styles.title}>{book.bookName}</span>
              <span className={styles.author}>{book.authorName}</span>
              <span className={styles.marks}>
                {book.textYn === 'Y' ? (
                  <Badge icon={<TabletSmartphone aria-hidden="true" />}>바로 읽기</Badge>
                ) : (
                  <Badge tone="plain" icon={<BookIcon aria-hidden="true" />}>
                    종이책
                  </Badge>
                )}
                {!done && <Badge tone="sand">최대 {pointWords(book.maxPoint)}</Badge>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
