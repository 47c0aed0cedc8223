import { queryOptions } from '@tanstack/react-query';
import type { AccountInfo } from '../../../contract/account.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** POST /api/account/me */
export function accountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.account],
    queryFn: () => api.post<AccountInfo>('/api/account/me'),
  });
}
