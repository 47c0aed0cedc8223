import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { noticeList } from '../../../contract/home.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

export type NoticeList = z.infer<typeof noticeList>;

/** Empty texts ask for everything. */
export interface NoticeFilter {
  query: string;
  category: string;
}

/** GET /api/notices?page=&query=&category= */
export function noticesQuery(
  api: ApiClient,
  page: number,
  { query, category }: NoticeFilter = { query: '', category: '' },
) {
  const filter = { ...(query && { query }), ...(category && { category }) };
  return queryOptions({
    queryKey: [queryKeys.notices, 'list', page, query, category],
    queryFn: ({ signal }) => api.get<NoticeList>('/api/notices', { params: { page, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}
