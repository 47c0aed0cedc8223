import { queryOptions } from '@tanstack/react-query';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

/** Goal, level, points and what was read last. */
export function myPageQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.myPage],
    queryFn: ({ signal }) => api.call(myPageApi.read, { signal }),
  });
}
