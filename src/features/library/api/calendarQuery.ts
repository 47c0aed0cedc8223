import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarMonth } from '../../../../contract/library.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { askMonth } from '../../../lib/queries/askMonth.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/calendar/me?month=; null: the running month by the server's clock. */
export function calendarQuery(api: ApiClient, asked: string | null) {
  return queryOptions({
    queryKey: [queryKeys.library, 'calendar', asked],
    queryFn: ({ signal }) =>
      askMonth(asked, (month) =>
        api.get<CalendarMonth>('/api/library/calendar/me', { params: { month: month ?? undefined }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
