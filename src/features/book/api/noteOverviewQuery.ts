import { queryOptions } from '@tanstack/react-query';
import type { NoteOverview } from '../../../../contract/readingNote.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/reading-notes/books/{bookNo}/me; kept with what the note pages read. */
export function noteOverviewQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.notes, bookNo, 'overview'],
    queryFn: ({ signal }) => api.get<NoteOverview>(`/api/reading-notes/books/${bookNo}/me`, { signal }),
  });
}
