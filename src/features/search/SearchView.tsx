import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookSearchData } from '../../../contract/bookSearch.ts';
import { BookGrid, BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { PastLastPage } from '../../components/pagination/PastLastPage.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { isFiltered } from './activeFilters.ts';
import { booksQuery } from './api/booksQuery.ts';
import { FilterBar } from './FilterBar.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultBar } from './ResultBar.tsx';
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

  const pagesOf = ({ totalCount, pageSize }: BookSearchData) => ({
    page: state.page,
    pageCount: Math.ceil(totalCount / pageSize),
    onPage: (page: number) => change({ page }),
  });

  // Words that no book has: what to do next comes first, and there is nothing to narrow down.
  const asksInVain = result.data?.totalCount === 0 && !isFiltered(state);

  useEffect(() => {
    if (state.page > 1) window.scrollTo({ top: 0 });
  }, [state.page]);

  return (
    <>
      <SearchBox query={state.query} onSearch={(query) => change({ query })} />
      {!asksInVain && <FilterBar state={state} facets={result.data?.facets} onChange={change} />}
      <QueryView
        query={result}
        skeleton={
          <div className={styles.result}>
            <BookGridSkeleton />
          </div>
        }
      >
        {(found) => (
          <div className={styles.result} data-old={result.isPlaceholderData || undefined}>
            <ResultBar state={state} found={found} onSort={(sort) => change({ sort })} />
            {found.items.length > 0 && <BookGrid books={found.items} eagerCount={FIRST_SCREEN} />}
            {found.totalCount === 0 && <NothingFound state={state} onChange={change} />}
            {found.items.length === 0 && found.totalCount > 0 && <PastLastPage {...pagesOf(found)} />}
            <Pagination {...pagesOf(found)} />
          </div>
        )}
      </QueryView>
    </>
  );
}
