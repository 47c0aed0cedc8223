import { queryOptions } from '@tanstack/react-query';
import type { MainPage } from '../../../../contract/home.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/main/me: everything the main page shows first. */
export function mainQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.main],
    queryFn: ({ signal }) => api.get<MainPage>('/api/main/me', { signal }),
  });
}
