import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Faq, FaqList } from '../../../../contract/customerService.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/faqs?query=&category=&page=; empty texts ask for everything. */
export function faqsQuery(api: ApiClient, given: { query: string; category: string; page: number }) {
  const { query, category, page } = given;
  const params = { page, ...(query && { query }), ...(category && { category }) };
  return queryOptions({
    queryKey: [queryKeys.faqs, 'list', page, query, category],
    queryFn: ({ signal }) => api.get<FaqList>('/api/faqs', { params, signal }),
    placeholderData: keepPreviousData,
  });
}

/** GET /api/faqs/{faqNo} */
export function faqQuery(api: ApiClient, faqNo: string) {
  return queryOptions({
    queryKey: [queryKeys.faqs, 'view', faqNo],
    queryFn: ({ signal }) => api.get<Faq>(`/api/faqs/${encodeURIComponent(faqNo)}`, { signal }),
  });
}
