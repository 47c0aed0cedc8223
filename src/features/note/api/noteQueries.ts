import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookMissionResult } from '../../../../contract/mission.ts';
import type {
  NoteList,
  NoteMap,
  NoteOverview,
  ReportDesk,
  ReportVersion,
  ReportVersions,
} from '../../../../contract/readingNote.ts';
import type { ListedNoteKind } from '../../../../domain/note/noteKinds.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const path = (bookNo: number, rest: string) => `/api/reading-notes/books/${bookNo}/${rest}`;

/** GET /api/reading-notes/books/{bookNo}/report/me */
export const readReport = (api: ApiClient, bookNo: number, signal: AbortSignal) =>
  api.get<ReportDesk>(path(bookNo, 'report/me'), { signal });

/** What the note pages of one book read. Always asked anew: another device may have written. */
export const noteQueries = {
  overview: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'overview'],
      queryFn: ({ signal }) => api.get<NoteOverview>(path(bookNo, 'me'), { signal }),
      staleTime: 0,
    }),
  list: (api: ApiClient, bookNo: number, kind: ListedNoteKind, page: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'list', kind, page],
      queryFn: ({ signal }) => api.get<NoteList>(path(bookNo, 'notes/me'), { params: { kind, page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  report: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'report'],
      queryFn: ({ signal }) => readReport(api, bookNo, signal),
      staleTime: 0,
    }),
  versions: (api: ApiClient, bookNo: number, page: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'versions', page],
      queryFn: ({ signal }) =>
        api.get<ReportVersions>(path(bookNo, 'report/versions/me'), { params: { page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  version: (api: ApiClient, bookNo: number, version: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'version', version],
      queryFn: ({ signal }) => api.get<ReportVersion>(path(bookNo, `report/versions/${version}/me`), { signal }),
    }),
  map: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'map'],
      queryFn: ({ signal }) => api.get<NoteMap>(path(bookNo, 'map/me'), { signal }),
      staleTime: 0,
    }),
  /** Items of handed-in missions, to ask about. */
  results: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'result', bookNo],
      queryFn: ({ signal }) => api.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`, { signal }),
    }),
};
