import { queryOptions } from '@tanstack/react-query';
import type { CalendarDay } from '../../../../contract/library.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/calendar/{day}/me?page= */
export function calendarDayQuery(api: ApiClient, day: string, page: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'day', day, page],
    queryFn: ({ signal }) => api.get<CalendarDay>(`/api/library/calendar/${day}/me`, { params: { page }, signal }),
    // Another page of the same day only: another day has nothing to do with this one.
    placeholderData: (shown, query) => (query?.queryKey[2] === day ? shown : undefined),
  });
}
