import { queryOptions } from '@tanstack/react-query';
import type { MonthPicks } from '../../../../contract/recommendation.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { askMonth } from '../../../lib/queries/askMonth.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/recommendations/months/{month}; null: the running one. */
export function monthPicksQuery(api: ApiClient, asked: string | null) {
  return queryOptions({
    queryKey: [queryKeys.recommendations, 'month', asked],
    queryFn: ({ signal }) =>
      askMonth(asked, (month) =>
        api.get<MonthPicks>(`/api/recommendations/months/${encodeURIComponent(month ?? 'now')}`, { signal }),
      ),
    placeholderData: (previous) => previous,
  });
}
