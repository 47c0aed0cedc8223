import { queryOptions } from '@tanstack/react-query';
import { authApi } from '#contract/endpoints/auth.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** The trial account of this site. */
export function demoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.demo],
    queryFn: ({ signal }) => api.call(authApi.readDemo, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
