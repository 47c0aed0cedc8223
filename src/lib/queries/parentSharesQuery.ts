import { queryOptions } from '@tanstack/react-query';
import type { ParentShareList } from '../../../contract/parentShare.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** GET /api/account/parent-shares/me */
export function parentSharesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.parentShares],
    queryFn: ({ signal }) => api.get<ParentShareList>('/api/account/parent-shares/me', { signal }),
  });
}
