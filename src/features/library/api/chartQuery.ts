import { queryOptions } from '@tanstack/react-query';
import type { VerificationChart } from '../../../../contract/library.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/verifications/me */
export function chartQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.library, 'chart'],
    queryFn: ({ signal }) => api.get<VerificationChart>('/api/library/verifications/me', { signal }),
  });
}
