import { queryOptions } from '@tanstack/react-query';
import { mainApi } from '#contract/endpoints/main.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** Everything the main page shows first. */
export function mainQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.main],
    queryFn: ({ signal }) => api.call(mainApi.read, { signal }),
  });
}
