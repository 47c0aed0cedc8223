import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** GET /api/book/cases/verifications/book-no-list/me: the numbers of the books whose missions were taken. */
export function verificationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.verifications],
    queryFn: ({ signal }) => api.get<number[]>('/api/book/cases/verifications/book-no-list/me', { signal }),
  });
}
