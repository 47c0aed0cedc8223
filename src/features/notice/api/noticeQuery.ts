import { queryOptions } from '@tanstack/react-query';
import type { Notice } from '../../../../contract/home.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/notices/{articleNo} */
export function noticeQuery(api: ApiClient, articleNo: string) {
  return queryOptions({
    queryKey: [queryKeys.notices, 'view', articleNo],
    queryFn: ({ signal }) => api.get<Notice>(`/api/notices/${encodeURIComponent(articleNo)}`, { signal }),
  });
}
