import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** GET /api/book/carts/book-no-list/me: the numbers of the books in the basket. */
export function cartQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.carts],
    queryFn: ({ signal }) => api.get<number[]>('/api/book/carts/book-no-list/me', { signal }),
  });
}
