import { queryOptions } from '@tanstack/react-query';
import type { WithdrawalPreview } from '../../../../contract/myPage.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/account/withdrawal/me: what leaving would delete. */
export function withdrawalQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.withdrawal],
    queryFn: ({ signal }) => api.get<WithdrawalPreview>('/api/account/withdrawal/me', { signal }),
  });
}
