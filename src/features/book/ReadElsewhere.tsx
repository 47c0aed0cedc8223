import { BookCheck, LibraryBig, PenLine, Puzzle } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { isComing } from '#domain/book/isComing.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import styles from './ReadElsewhere.module.css';

/** How a book is read whose text is not here, and whether it was; and what there is in place of missions. */
export function ReadElsewhere({ book }: { book: BookDetail }) {
  return (
    <div className={styles.note}>
      {book.textYn === 'N' && <HowToRead book={book} />}
      {book.missionYn === 'N' && (
        <p>
          <Puzzle aria-hidden="true" />
          <span>
            {book.textYn === 'N'
              ? '이 책은 노트로 만나요. 마음에 남은 장면을 적어 볼까요?'
              : '아직 미션이 준비되지 않았어요.'}
          </span>
        </p>
      )}
    </div>
  );
}

function HowToRead({ book }: { book: BookDetail }) {
  if (isComing({ ...book, hasText: false })) {
    return (
      <p>
        <PenLine aria-hidden="true" />
        <span>책바다가 글을 쓰고 있는 책이에요. 다 쓰면 여기에서 읽을 수 있어요.</span>
      </p>
    );
  }
  if (book.finishedAt !== null) {
    return (
      <p>
        <BookCheck aria-hidden="true" />
        <span>
          <strong>{formatKoreanDate(Date.parse(book.finishedAt))}</strong>에 다 읽었어요.
        </span>
      </p>
    );
  }
  return (
    <p>
      <LibraryBig aria-hidden="true" />
      <span>
        <strong className={styles.question}>집에 이 책이 있나요?</strong> 도서관이나 집에 있는 <strong>종이책</strong>
        으로 읽어요.
        {book.missionYn === 'Y' ? ' 다 읽고 미션을 하러 오세요.' : ' 다 읽으면 여기에 적어 두세요.'}
      </span>
    </p>
  );
}
