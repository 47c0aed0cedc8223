import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BookGrid, BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { PagedList } from '../../components/pagination/PagedList.tsx';
import { PastLastPage } from '../../components/pagination/PastLastPage.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { isFiltered } from './activeFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultBar, ResultBarSkeleton } from './ResultBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { readSearchState, type SearchState, writeSearchState } from './SearchState.ts';
import styles from './SearchView.module.css';
import { searchQueries } from './searchQueries.ts';

/** Cards that a first screen shows. */
const FIRST_SCREEN = 6;

export function SearchView() {
  const [params, setParams] = useSearchParams();
  const state = readSearchState(params);
  const result = useQuery(searchQueries.books(useApi(), state));
  const change = (next: Partial<SearchState>) => setParams(writeSearchState({ ...state, page: 1, ...next }));

  // Words that no book has: what to do next comes first, and there is nothing to narrow down.
  const hasNoResult = result.data?.totalCount === 0 && !isFiltered(state);

  return (
    <>
      <SearchBox query={state.query} onSearch={(query) => change({ query })} />
      {!hasNoResult && <FilterBar state={state} facets={result.data?.facets} onChange={change} />}
      <QueryView
        query={result}
        skeleton={
          <div className={styles.result}>
            <ResultBarSkeleton />
            <BookGridSkeleton />
          </div>
        }
      >
        {(found) => (
          <PagedList
            className={styles.result}
            data-old={result.isPlaceholderData || undefined}
            page={state.page}
            pageCount={Math.ceil(found.totalCount / found.pageSize)}
            onPage={(page) => change({ page })}
          >
            <ResultBar
              state={state}
              found={found}
              waiting={result.isPlaceholderData}
              onSort={(sort) => change({ sort })}
            />
            {found.items.length > 0 && <BookGrid books={found.items} eagerCount={FIRST_SCREEN} />}
            {found.totalCount === 0 &&
              // Of these words nothing is known yet.
              (result.isPlaceholderData ? <BookGridSkeleton /> : <NothingFound state={state} onChange={change} />)}
            {found.items.length === 0 && found.totalCount > 0 && <PastLastPage />}
          </PagedList>
        )}
      </QueryView>
    </>
  );
}
