import { queryOptions } from '@tanstack/react-query';
import { noticeApi } from '#contract/endpoints/notice.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

export function noticeQuery(api: ApiClient, articleNo: string) {
  return queryOptions({
    queryKey: [queryKeys.notices, 'view', articleNo],
    queryFn: ({ signal }) => api.call(noticeApi.read, { params: { articleNo }, signal }),
  });
}
