import { queryOptions } from '@tanstack/react-query';
import type { LoginList } from '../../../../contract/auth.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/auth/logins/me */
export function loginsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.logins],
    queryFn: ({ signal }) => api.get<LoginList>('/api/auth/logins/me', { signal }),
  });
}
