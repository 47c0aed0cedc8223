import { queryOptions } from '@tanstack/react-query';
import type { AccountInfo } from '../../../../contract/account.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { GrantRefused, type WithGrant } from '../info/GrantContext.ts';

/**
 * POST /api/account/infoDetail: one's own data, unmasked, for a confirmed password. Not kept once the page is left. Once
 * it is there it is never asked again by itself, whatever else is: that would bring up the question for the password out
 * of nowhere. What the student changes is written into it.
 */
export function infoDetailQuery(api: ApiClient, withGrant: WithGrant) {
  return queryOptions({
    queryKey: [queryKeys.account, 'detail'],
    queryFn: () => withGrant(() => api.post<AccountInfo>('/api/account/infoDetail')),
    gcTime: 0,
    staleTime: 'static',
    refetchOnReconnect: false,
    // Who closed the question is asked again when they say so.
    enabled: ({ state }) => !(state.error instanceof GrantRefused),
  });
}
