import { queryOptions } from '@tanstack/react-query';
import type { LibraryPlace } from '../../../contract/library.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** GET /api/library/books/{bookNo}/me: where a book stands on the student's shelf. */
export function libraryPlaceQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'place', bookNo],
    queryFn: ({ signal }) => api.get<LibraryPlace>(`/api/library/books/${bookNo}/me`, { signal }),
  });
}
