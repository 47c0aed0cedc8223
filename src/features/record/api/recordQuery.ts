import { queryOptions } from '@tanstack/react-query';
import type { ReadingRecord } from '../../../../contract/myPage.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/account/record/me: everything the student has read and done. */
export function recordQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.record],
    queryFn: ({ signal }) => api.get<ReadingRecord>('/api/account/record/me', { signal }),
  });
}
