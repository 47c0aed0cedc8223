import { queryOptions } from '@tanstack/react-query';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** The numbers of the books in the basket. */
export function cartQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.carts],
    queryFn: ({ signal }) => api.call(bookApi.listCart, { signal }),
  });
}
