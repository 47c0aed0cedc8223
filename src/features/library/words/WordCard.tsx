import { BookOpen, ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { BasketWord } from '#contract/wordBasket.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './WordCard.module.css';

interface WordCardProps {
  kept: BasketWord;
  /** The meaning is in sight. */
  open: boolean;
  onTurn: () => void;
  onTakeOut: () => void;
}

/** A word of the basket. What is folded is not read aloud either. */
export function WordCard({ kept, open, onTurn, onTakeOut }: WordCardProps) {
  const { word, meaning, sentence, bookNo, bookName, pageNo, metIn } = kept;
  const id = useId();
  const href = paths.bookRead.getHref({ bookNo });
  return (
    <li className={styles.card} data-read-scope="">
      <div className={styles.head}>
        <strong className={styles.word} data-read="">
          {word}
        </strong>
        <ReadAloudButton compact label={`‘${word}’ 듣기`} />
        <IconButton label={`‘${word}’ 바구니에서 빼기`} icon={<X />} onClick={onTakeOut} />
      </div>
      <button type="button" className={styles.turn} aria-expanded={open} aria-controls={id} onClick={onTurn}>
        <span>
          <span className="visually-hidden">‘{word}’ </span>
          {open ? '뜻 가리기' : '뜻 보기'}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={styles.inside} hidden={!open}>
        {open && (
          <>
            <p className={styles.meaning} data-read="">
              {meaning}
            </p>
            {sentence && (
              <p>
                <span className={styles.label}>이렇게 써요</span>
                <span data-read="">{sentence}</span>
              </p>
            )}
            {metIn && (
              <p>
                <span className={styles.label}>책에서 만난 곳</span>
                <span data-read="">{metIn}</span>
              </p>
            )}
            <Link className={styles.book} to={pageNo === null ? href : `${href}?page=${pageNo}`}>
              <BookOpen aria-hidden="true" />
              <span>
                『{bookName}』{pageNo !== null && ` ${pageNo}쪽`}
              </span>
            </Link>
          </>
        )}
      </div>
    </li>
  );
}
