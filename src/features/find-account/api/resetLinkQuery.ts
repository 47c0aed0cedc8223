import { queryOptions } from '@tanstack/react-query';
import type { CheckedReset } from '../../../../contract/findAccount.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** POST /api/account/password-resets/check: whether the link still works. */
export function resetLinkQuery(api: ApiClient, resetToken: string) {
  return queryOptions({
    queryKey: ['password-reset', resetToken],
    queryFn: () => api.post<CheckedReset>('/api/account/password-resets/check', { resetToken }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
