import type { PreparedPage } from './prepareBook.ts';
import styles from './Reader.module.css';
import { pageOfColumn, type SpreadLayout } from './SpreadLayout.ts';

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
        <span key={column}>{column < layout.columnCount ? pages[pageOfColumn(layout, column)]?.pageNo : ''}</span>
      ))}
    </div>
  );
}
