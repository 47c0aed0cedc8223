import { queryOptions } from '@tanstack/react-query';
import type { MyPageMain } from '../../../../contract/myPage.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/mypage/main/me: goal, level, points and what was read last. */
export function myPageQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.myPage],
    queryFn: ({ signal }) => api.get<MyPageMain>('/api/mypage/main/me', { signal }),
  });
}
