import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { legendApi } from '#contract/endpoints/legend.ts';
import { mainApi } from '#contract/endpoints/main.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { readMonth } from '../../lib/queries/readMonth.ts';

interface LegendChoice {
  of: 'SITE' | 'ACADEMY';
  /** `YYYY-MM`; the current one when left out. */
  month: string | undefined;
  page: number;
}

export const communityQueries = {
  legends: (api: ApiClient, choice: LegendChoice) => {
    const { of, page } = choice;
    return queryOptions({
      queryKey: [queryKeys.legends, of, choice.month ?? 'now', page],
      queryFn: ({ signal }) =>
        readMonth(choice.month, (month) =>
          api.call(legendApi.list, { query: { of, page, ...(month ? { month } : {}) }, signal }),
        ),
      placeholderData: keepPreviousData,
    });
  },
  /** Whether others see the student in the hall of fame. */
  listing: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.legends, 'listing'],
      queryFn: ({ signal }) => api.call(legendApi.readListing, { signal }),
    }),
  /** The same answer, and the same cache, as the main page uses. */
  mainPet: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.main],
      queryFn: ({ signal }) => api.call(mainApi.read, { signal }),
    }),
};
