import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookCategoryNames } from '../../../domain/book/bookCategories.ts';
import { BookGrid, BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { booksQuery } from './api/booksQuery.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { SearchBox } from './SearchBox.tsx';
import { readSearchState, type SearchState, writeSearchState } from './SearchState.ts';
import styles from './SearchView.module.css';

/** Cards that a first screen shows. */
const FIRST_SCREEN = 6;

export function SearchView() {
  const [params, setParams] = useSearchParams();
  const state = readSearchState(params);
  const result = useQuery(booksQuery(useApi(), state));
  const change = (next: Partial<SearchState>) => setParams(writeSearchState({ ...state, page: 1, ...next }));

  useEffect(() => {
    if (state.page > 1) window.scrollTo({ top: 0 });
  }, [state.page]);

  return (
    <>
      <SearchBox query={state.query} onSearch={(query) => change({ query })} />
      <CategoryChips selected={state.category} onSelect={(category) => change({ category })} />
      <QueryView
        query={result}
        skeleton={
          <div className={styles.result}>
            <BookGridSkeleton />
          </div>
        }
      >
        {({ items, totalCount, pageSize }) => (
          <div className={styles.result} data-old={result.isPlaceholderData || undefined}>
            <p className={styles.count} role="status">
              {state.query && <>‘{state.query}’ </>}
              {state.category && <>{bookCategoryNames[state.category]} </>}
              <b>{totalCount.toLocaleString('ko-KR')}권</b>
            </p>
            {items.length > 0 ? (
              <BookGrid books={items} eagerCount={FIRST_SCREEN} />
            ) : (
              <EmptyState
                title="아직 이런 책은 없어요"
                text={'낱말을 줄이거나 초성으로 찾아볼까요?\n다른 갈래를 골라 봐도 좋아요.'}
                action={
                  <Button tone="soft" onClick={() => change({ query: '', category: null })}>
                    모든 책 보기
                  </Button>
                }
              />
            )}
            <Pagination
              page={state.page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(page) => change({ page })}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
