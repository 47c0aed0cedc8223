import { queryOptions } from '@tanstack/react-query';
import type { ContestHistory } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/history/my: every week with what was done in it. */
export function contestHistoryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'history'],
    queryFn: ({ signal }) => api.get<ContestHistory>(`${CONTEST_ROOT}/history/my`, { signal }),
  });
}
