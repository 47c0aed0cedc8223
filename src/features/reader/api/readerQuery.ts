import { queryOptions } from '@tanstack/react-query';
import type { ReaderBook } from '../../../../contract/reading.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/books/{bookNo}/pages: the whole text, so that reading goes on without a network. */
export function readerQuery(api: ApiClient, bookNo: string) {
  return queryOptions({
    queryKey: [queryKeys.reader, bookNo],
    queryFn: ({ signal }) => api.get<ReaderBook>(`/api/books/${encodeURIComponent(bookNo)}/pages`, { signal }),
    // The text stays; where the reader stopped is asked again each time the book is opened.
    staleTime: 0,
    refetchOnReconnect: false,
  });
}
