import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BookCard } from '../../components/book/BookCard.tsx';
import { BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useDropMonth } from '../../lib/queries/useDropMonth.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './MonthPanel.module.css';
import { recommendationQueries } from './recommendationQueries.ts';

/** The picks of a month, as they fit the reader; the month stands in the address. */
export function MonthPanel() {
  const [params, setParams] = useSearchParams();
  const query = useQuery(recommendationQueries.monthPicks(useApi(), params.get('month')));
  useDropMonth(query);
  const { month = '', months = [] } = query.data ?? {};
  const choose = (next: string) => setParams(next === months[0] ? {} : { month: next }, { replace: true });
  return (
    <section className={styles.panel} aria-labelledby="month-picks">
      <div className={styles.head}>
        <div>
          <h2 id="month-picks">{query.data?.title ?? '이달의 책'}</h2>
          {query.data?.lead && <p>{query.data.lead}</p>}
        </div>
        <SelectField
          className={styles.select}
          label="달 고르기"
          disabled={months.length === 0}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <QueryView query={query} skeleton={<BookGridSkeleton count={4} />}>
        {({ books, title }) =>
          books.length === 0 ? (
            <EmptyState mood="sleeping" title="이달의 책을 고르고 있어요" text="다른 달의 책을 먼저 둘러볼까요?" />
          ) : (
            <Carousel key={month} label={`${title} 넘겨 보기`}>
              {books.map((book) => (
                <BookCard key={book.bookNo} book={book} eager />
              ))}
            </Carousel>
          )
        }
      </QueryView>
    </section>
  );
}

function monthName(month: string): string {
  const [year, number] = month.split('-');
  return `${year}년 ${Number(number)}월`;
}
