import type { MainPage } from '#contract/home.ts';
import { BookCard } from '../../components/book/BookCard.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import styles from './RecommendedPanel.module.css';

const SHOWN_BOOKS = 4;

/** A row that scrolls sideways on small screens. */
export function RecommendedPanel({ books }: { books: MainPage['recommended'] }) {
  if (books.length === 0) return null;
  const shown = books.slice(0, SHOWN_BOOKS);
  const title = shown.some(({ fit }) => fit === 'FIT') ? '지금 나에게 딱 맞는 책' : '이런 책은 어때요?';
  return (
    <Panel title={title} more={{ label: '더 보기', href: paths.recommend.getHref() }}>
      <ul className={styles.row}>
        {shown.map((book) => (
          <li key={book.bookNo}>
            <BookCard book={book} eager />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
