import { queryOptions } from '@tanstack/react-query';
import type { DemoLogin } from '../../../../contract/auth.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/auth/demo: the trial account of this site. */
export function demoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.demo],
    queryFn: ({ signal }) => api.get<DemoLogin>('/api/auth/demo', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
