import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { noticeApi } from '#contract/endpoints/notice.ts';
import type { NoticeCategory } from '#domain/help/noticeCategories.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** Empty texts ask for everything. */
export interface NoticeFilter {
  query: string;
  category: NoticeCategory | '';
}

/** A page of the notices. */
export function noticesQuery(
  api: ApiClient,
  page: number,
  { query, category }: NoticeFilter = { query: '', category: '' },
) {
  const filter = { ...(query && { query }), ...(category && { category }) };
  return queryOptions({
    queryKey: [queryKeys.notices, 'list', page, query, category],
    queryFn: ({ signal }) => api.call(noticeApi.list, { query: { page, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}
