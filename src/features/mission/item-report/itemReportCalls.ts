import { queryOptions } from '@tanstack/react-query';
import type { ItemReportBody, ItemReports } from '../../../../contract/itemReport.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const path = (attemptNo: number, key: string) => `/api/mission/attempts/${attemptNo}/item-reports/${key}`;

export const itemReportCalls = {
  /** Items of a book that this student has reported and that are still looked into. */
  list: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'item-reports', bookNo],
      queryFn: ({ signal }) => api.get<ItemReports>(`/api/mission/books/${bookNo}/item-reports/me`, { signal }),
    }),
  save: (api: ApiClient, attemptNo: number, key: string, body: ItemReportBody) => api.put(path(attemptNo, key), body),
  takeBack: (api: ApiClient, attemptNo: number, key: string) => api.delete(path(attemptNo, key)),
};
