import { queryOptions } from '@tanstack/react-query';
import type { ContestLevelTest } from '../../../../contract/contestLevelTest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/level: the questions. The first opening starts the time in which they are read. */
export function levelTestQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'level-test'],
    queryFn: ({ signal }) => api.get<ContestLevelTest>(`${CONTEST_ROOT}/level`, { signal }),
    // The questions stay as they are; a change under the student's eyes would lose the place.
    staleTime: Number.POSITIVE_INFINITY,
    // Never from memory: who leaves to change the grade, as the intro says, comes back to the questions of another one.
    gcTime: 0,
  });
}
