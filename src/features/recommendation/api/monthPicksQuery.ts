import { queryOptions } from '@tanstack/react-query';
import type { MonthPicks } from '../../../../contract/recommendation.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/recommendations/months/{month} */
export function monthPicksQuery(api: ApiClient, month: string) {
  return queryOptions({
    queryKey: [queryKeys.recommendations, 'month', month],
    queryFn: ({ signal }) =>
      api.get<MonthPicks>(`/api/recommendations/months/${encodeURIComponent(month)}`, { signal }),
    placeholderData: (previous) => previous,
  });
}
