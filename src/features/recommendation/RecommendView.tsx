import { useQuery } from '@tanstack/react-query';
import { BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { MonthPanel } from './MonthPanel.tsx';
import { ReasonedBook } from './ReasonedBook.tsx';
import styles from './RecommendView.module.css';
import { recommendationQueries } from './recommendationQueries.ts';

const SHOWN = 6;

/** The picks of the month, then the first of the own ones. */
export function RecommendView() {
  const query = useQuery(recommendationQueries.mine(useApi(), 1));
  return (
    <div className={styles.page}>
      <MonthPanel />
      <QueryView query={query} skeleton={<BookGridSkeleton count={SHOWN} />}>
        {({ items }) =>
          items.length > 0 && (
            <Panel title="나를 위한 책" more={{ label: '모두 보기', href: paths.recommendMyList.getHref() }}>
              <ul className={styles.grid}>
                {items.slice(0, SHOWN).map((item) => (
                  <li key={item.book.bookNo}>
                    <ReasonedBook item={item} />
                  </li>
                ))}
              </ul>
            </Panel>
          )
        }
      </QueryView>
    </div>
  );
}
