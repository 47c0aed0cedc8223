import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { noticeList } from '../../../contract/home.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

export type NoticeList = z.infer<typeof noticeList>;

/** GET /api/notices?page= */
export function noticesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [queryKeys.notices, 'list', page],
    queryFn: ({ signal }) => api.get<NoticeList>('/api/notices', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
