import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { faqApi } from '#contract/endpoints/faq.ts';
import type { FaqCategory } from '#domain/help/faqCategories.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

/** Empty texts ask for everything. */
interface FaqFilter {
  query: string;
  category: FaqCategory | '';
  page: number;
}

export const faqQueries = {
  list: (api: ApiClient, { query, category, page }: FaqFilter) =>
    queryOptions({
      queryKey: [queryKeys.faqs, 'list', page, query, category],
      queryFn: ({ signal }) =>
        api.call(faqApi.list, { query: { page, ...(query && { query }), ...(category && { category }) }, signal }),
      placeholderData: keepPreviousData,
    }),

  view: (api: ApiClient, faqNo: string) =>
    queryOptions({
      queryKey: [queryKeys.faqs, 'view', faqNo],
      queryFn: ({ signal }) => api.call(faqApi.read, { params: { faqNo }, signal }),
    }),
};
