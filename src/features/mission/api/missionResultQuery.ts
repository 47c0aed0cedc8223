import { queryOptions } from '@tanstack/react-query';
import type { BookMissionResult } from '../../../../contract/mission.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** Latest result of each mission of a book, with the bars by comprehension category. */
export function missionResultQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.mission, 'result', bookNo],
    queryFn: ({ signal }) => api.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`, { signal }),
  });
}
