import { queryOptions } from '@tanstack/react-query';
import type { AvailablePoint } from '../../../../contract/contest.ts';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** POST …/available-point: what a mission would bring now. Changes nothing, and is asked before each start. */
export function availablePointQuery(api: ApiClient, bookNo: number, readingMissionType: MissionKind) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'available-point', bookNo, readingMissionType],
    queryFn: () => api.post<AvailablePoint>(`${CONTEST_ROOT}/available-point`, { bookNo, readingMissionType }),
    staleTime: 0,
    retry: false,
  });
}
