import type { MainPage } from '../../../contract/home.ts';
import { BookCard } from '../../components/book/BookCard.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import styles from './RecommendedPanel.module.css';

/** A row that scrolls sideways on small screens. */
export function RecommendedPanel({ books }: { books: MainPage['recommended'] }) {
  if (books.length === 0) return null;
  return (
    <Panel title="지금 나에게 딱 맞는 책" more={{ label: '더 보기', href: paths.search.getHref() }}>
      <ul className={styles.row}>
        {books.slice(0, 4).map((book) => (
          <li key={book.bookNo}>
            <BookCard book={book} eager />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
