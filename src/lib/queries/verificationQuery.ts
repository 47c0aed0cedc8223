import { queryOptions } from '@tanstack/react-query';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** The numbers of the books whose missions were taken. */
export function verificationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.verifications],
    queryFn: ({ signal }) => api.call(bookApi.listVerified, { signal }),
  });
}
