import { queryOptions } from '@tanstack/react-query';
import type { BookDetail } from '../../../../contract/book.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/books/{bookNo} */
export function bookQuery(api: ApiClient, bookNo: string) {
  return queryOptions({
    queryKey: [queryKeys.book, bookNo],
    queryFn: ({ signal }) => api.get<BookDetail>(`/api/books/${encodeURIComponent(bookNo)}`, { signal }),
  });
}
