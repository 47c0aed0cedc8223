import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LegendPage } from '../../../../contract/legend.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

export interface LegendChoice {
  of: 'SITE' | 'ACADEMY';
  /** `YYYY-MM`; the current one when left out. */
  month: string | undefined;
  page: number;
}

/** GET /api/community/legends */
export function legendsQuery(api: ApiClient, { of, month, page }: LegendChoice) {
  return queryOptions({
    queryKey: [queryKeys.legends, of, month ?? 'now', page],
    queryFn: ({ signal }) =>
      api.get<LegendPage>('/api/community/legends', { params: { of, page, ...(month ? { month } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}
