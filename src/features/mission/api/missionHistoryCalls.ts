import { queryOptions } from '@tanstack/react-query';
import type { MissionHistories } from '../../../../contract/readingNote.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

export const missionHistoryCalls = {
  /** Every round of a book's missions that was handed in and not deleted. */
  list: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'histories', bookNo],
      queryFn: ({ signal }) => api.get<MissionHistories>(`/api/mission/books/${bookNo}/histories/me`, { signal }),
      staleTime: 0,
    }),
  /** Hides both rounds of a mission. */
  remove: (api: ApiClient, attemptNo: number) => api.delete(`/api/mission/histories/${attemptNo}`),
};
