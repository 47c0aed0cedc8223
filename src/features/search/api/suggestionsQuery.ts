import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookSuggestion } from '../../../../contract/bookSearch.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** What was suggested for a minute is not asked again: children type, erase and type the same. */
const FRESH_FOR_MS = 60_000;

/** GET /api/books/suggestions */
export function suggestionsQuery(api: ApiClient, query: string) {
  return queryOptions({
    queryKey: [queryKeys.books, 'suggestions', query],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: BookSuggestion[] }>('/api/books/suggestions', { params: { query }, signal })).items,
    enabled: query !== '',
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
