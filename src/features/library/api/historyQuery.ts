import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HistoryPage } from '../../../../contract/library.ts';
import type { BookCategory } from '../../../../domain/book/bookCategories.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/history/me?category=&page= */
export function historyQuery(api: ApiClient, category: BookCategory | null, page: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'history', category, page],
    queryFn: ({ signal }) =>
      api.get<HistoryPage>('/api/library/history/me', { params: { category: category ?? undefined, page }, signal }),
    placeholderData: keepPreviousData,
  });
}
