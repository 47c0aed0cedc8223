import { queryOptions } from '@tanstack/react-query';
import { recommendationApi } from '#contract/endpoints/recommendation.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { readMonth } from '../../lib/queries/readMonth.ts';

export const recommendationQueries = {
  mine: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [queryKeys.recommendations, 'me', page],
      queryFn: ({ signal }) => api.call(recommendationApi.list, { query: { page }, signal }),
      placeholderData: (previous) => previous,
    }),
  /** @param asked null: the running month */
  monthPicks: (api: ApiClient, asked: string | null) =>
    queryOptions({
      queryKey: [queryKeys.recommendations, 'month', asked],
      queryFn: ({ signal }) =>
        readMonth(asked, (month) =>
          api.call(recommendationApi.readMonth, { params: { month: month ?? 'now' }, signal }),
        ),
      placeholderData: (previous) => previous,
    }),
};
