import { queryOptions } from '@tanstack/react-query';
import type { MissionBoard } from '../../../../contract/mission.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** The six missions of a book, as its mission page shows them. */
export function missionBoardQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.mission, 'board', bookNo],
    queryFn: ({ signal }) => api.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, { signal }),
  });
}
