import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { missionApi } from '#contract/endpoints/mission.ts';
import { noteApi } from '#contract/endpoints/note.ts';
import type { ListedNoteKind } from '#domain/note/noteKinds.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** What the note pages of one book read. Always asked again: another device may have written. */
export const noteQueries = {
  overview: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'overview'],
      queryFn: ({ signal }) => api.call(noteApi.readOverview, { params: { bookNo }, signal }),
      staleTime: 0,
    }),
  list: (api: ApiClient, bookNo: number, kind: ListedNoteKind, page: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'list', kind, page],
      queryFn: ({ signal }) => api.call(noteApi.list, { params: { bookNo }, query: { kind, page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Every page of a list, one after another; a book has at most `NOTE_TUNING.perBook`. */
  whole: (api: ApiClient, bookNo: number, kind: ListedNoteKind) =>
    infiniteQueryOptions({
      queryKey: [queryKeys.notes, bookNo, 'whole', kind],
      queryFn: ({ pageParam: page, signal }) =>
        api.call(noteApi.list, { params: { bookNo }, query: { kind, page }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, totalCount }) => (page * pageSize < totalCount ? page + 1 : undefined),
      staleTime: 0,
    }),
  report: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'report'],
      queryFn: ({ signal }) => api.call(noteApi.readReport, { params: { bookNo }, signal }),
      staleTime: 0,
    }),
  versions: (api: ApiClient, bookNo: number, page: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'versions', page],
      queryFn: ({ signal }) => api.call(noteApi.listVersions, { params: { bookNo }, query: { page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  version: (api: ApiClient, bookNo: number, version: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'version', version],
      queryFn: ({ signal }) => api.call(noteApi.readVersion, { params: { bookNo, version }, signal }),
    }),
  map: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'map'],
      queryFn: ({ signal }) => api.call(noteApi.readMap, { params: { bookNo }, signal }),
      staleTime: 0,
    }),
  /** Items of handed-in missions, to ask about. */
  results: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'result', bookNo],
      queryFn: ({ signal }) => api.call(missionApi.readResults, { params: { bookNo }, signal }),
    }),
};
