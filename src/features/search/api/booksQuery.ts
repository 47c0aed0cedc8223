import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookSearchData } from '../../../../contract/bookSearch.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { type SearchState, writeSearchState } from '../SearchState.ts';

/** GET /api/books: asked with the words of the address. */
export function booksQuery(api: ApiClient, state: SearchState) {
  const params = Object.fromEntries(writeSearchState(state));
  return queryOptions({
    queryKey: [queryKeys.books, params],
    queryFn: ({ signal }) => api.get<BookSearchData>('/api/books', { params, signal }),
    placeholderData: keepPreviousData,
  });
}
