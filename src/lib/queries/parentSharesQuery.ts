import { queryOptions } from '@tanstack/react-query';
import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** The student's links for parents that work. */
export function parentSharesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.parentShares],
    queryFn: ({ signal }) => api.call(parentShareApi.list, { signal }),
  });
}
