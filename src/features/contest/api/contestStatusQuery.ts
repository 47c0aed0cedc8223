import { queryOptions } from '@tanstack/react-query';
import type { ContestStatusData } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { steadyNow } from '../clock/steadyNow.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** Milliseconds. A page that comes back into sight after this asks for the clock again: a sleeping device loses time. */
const CLOCK_HOLDS_MS = 30_000;

/** The contest's times with the moment they arrived, so that the server's clock can go on from there. */
export interface StampedStatus extends ContestStatusData {
  /** `steadyNow()` when the answer came. */
  arrivedAt: number;
}

/** GET …/status: always asked anew, never kept. Null: there is no contest. */
export function contestStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'status'],
    queryFn: async ({ signal }): Promise<StampedStatus | null> => {
      const status = await api.get<ContestStatusData | null>(`${CONTEST_ROOT}/status`, { signal });
      return status && { ...status, arrivedAt: steadyNow() };
    },
    staleTime: CLOCK_HOLDS_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}
