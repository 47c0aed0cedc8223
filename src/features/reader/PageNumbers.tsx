import type { PreparedPage } from '#src/lib/book-text/prepareBook.ts';
import styles from './PageNumbers.module.css';
import { pageNumberWords } from './pageNumberWords.ts';
import { type SpreadLayout, shownInColumns } from './SpreadLayout.ts';

interface PageNumbersProps {
  layout: SpreadLayout;
  spread: number;
  pages: readonly PreparedPage[];
}

/** The printed number at the foot of each leaf. */
export function PageNumbers({ layout, spread, pages }: PageNumbersProps) {
  const columns = Array.from({ length: layout.columnsPerSpread }, (_, at) => spread * layout.columnsPerSpread + at);
  return (
    <div className={styles.numbers} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{column < layout.columnCount && numberOf(column)}</span>
      ))}
    </div>
  );

  function numberOf(column: number): string {
    const { firstPage, part } = shownInColumns(layout, column, column);
    const no = pages[firstPage]?.pageNo ?? 1;
    return pageNumberWords({ firstNo: no, lastNo: no, part }).shown;
  }
}
