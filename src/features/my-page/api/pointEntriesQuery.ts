import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pointApi } from '#contract/endpoints/point.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import type { PointFilter } from '../points/PointFilter.ts';

export function pointEntriesQuery(api: ApiClient, filter: PointFilter) {
  const { purse, tab, from, to, page } = filter;
  return queryOptions({
    queryKey: [queryKeys.points, purse, tab, from, to, page],
    queryFn: ({ signal }) =>
      api.call(pointApi.list, {
        query: { purse, tab, from: from ?? undefined, to: to ?? undefined, page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
