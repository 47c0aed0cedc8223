import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookSearchData } from '../../../../contract/book.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import type { SearchState } from '../SearchState.ts';

/** GET /api/books: title, author and first consonants. */
export function booksQuery(api: ApiClient, { query, category, page }: SearchState) {
  return queryOptions({
    queryKey: [queryKeys.books, query, category, page],
    queryFn: ({ signal }) =>
      api.get<BookSearchData>('/api/books', { params: { query, page, ...(category ? { category } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}
