import { queryOptions } from '@tanstack/react-query';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** Everything the student has read and done. */
export function recordQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.record],
    queryFn: ({ signal }) => api.call(myPageApi.readRecord, { signal }),
  });
}
