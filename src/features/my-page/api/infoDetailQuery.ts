import { queryOptions } from '@tanstack/react-query';
import type { AccountInfo } from '../../../../contract/account.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import type { WithGrant } from '../info/GrantContext.ts';

/**
 * POST /api/account/infoDetail: one's own data, unmasked, for a confirmed password. Not kept once the page is left, and
 * never asked again by itself: that would bring up the question for the password out of nowhere.
 */
export function infoDetailQuery(api: ApiClient, withGrant: WithGrant) {
  return queryOptions({
    queryKey: [queryKeys.account, 'detail'],
    queryFn: () => withGrant(() => api.post<AccountInfo>('/api/account/infoDetail')),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}
