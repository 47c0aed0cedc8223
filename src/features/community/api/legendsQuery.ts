import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LegendPage } from '../../../../contract/legend.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { askMonth } from '../../../lib/queries/askMonth.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

export interface LegendChoice {
  of: 'SITE' | 'ACADEMY';
  /** `YYYY-MM`; the current one when left out. */
  month: string | undefined;
  page: number;
}

/** GET /api/community/legends */
export function legendsQuery(api: ApiClient, choice: LegendChoice) {
  const { of, page } = choice;
  return queryOptions({
    queryKey: [queryKeys.legends, of, choice.month ?? 'now', page],
    queryFn: ({ signal }) =>
      askMonth(choice.month, (month) =>
        api.get<LegendPage>('/api/community/legends', { params: { of, page, ...(month ? { month } : {}) }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
