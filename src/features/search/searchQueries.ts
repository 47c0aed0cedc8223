import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookApi } from '#contract/endpoints/book.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { type SearchState, searchWords } from './SearchState.ts';

/** What was suggested for a minute is not asked again: children type, erase and type the same. */
const FRESH_FOR_MS = MINUTE;

export const searchQueries = {
  /** Asked with the words of the address. */
  books: (api: ApiClient, state: SearchState) => {
    const query = searchWords(state);
    return queryOptions({
      queryKey: [queryKeys.books, query],
      queryFn: ({ signal }) => api.call(bookApi.search, { query, signal }),
      placeholderData: keepPreviousData,
    });
  },
  suggestions: (api: ApiClient, query: string) =>
    queryOptions({
      queryKey: [queryKeys.books, 'suggestions', query],
      queryFn: async ({ signal }) => (await api.call(bookApi.suggest, { query: { query }, signal })).items,
      enabled: query !== '',
      staleTime: FRESH_FOR_MS,
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
