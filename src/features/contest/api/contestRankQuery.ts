import { queryOptions } from '@tanstack/react-query';
import type { ContestRank } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/rank: the top ten, my place and the ladder of growth. */
export function contestRankQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'rank'],
    queryFn: ({ signal }) => api.get<ContestRank>(`${CONTEST_ROOT}/rank`, { signal }),
  });
}
