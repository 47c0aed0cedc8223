import { queryOptions } from '@tanstack/react-query';
import { parentApi } from '#contract/endpoints/parent.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** What a link for parents shows, without a login. */
export const parentResultQueries = {
  result: (api: ApiClient, bookNo: string, shareKey: string) =>
    queryOptions({
      queryKey: [queryKeys.parentResult, bookNo, shareKey],
      queryFn: ({ signal }) => api.call(parentApi.readResult, { params: { bookNo, shareKey }, signal }),
    }),

  /** The month of this link's child. */
  report: (api: ApiClient, shareKey: string) =>
    queryOptions({
      queryKey: [queryKeys.parentResult, 'report', shareKey],
      queryFn: ({ signal }) => api.call(parentApi.readMonthlyReport, { params: { shareKey }, signal }),
    }),

  /** When the aquarium of this link's child rests. */
  quietHours: (api: ApiClient, shareKey: string) =>
    queryOptions({
      queryKey: [queryKeys.parentResult, 'quiet-hours', shareKey],
      queryFn: ({ signal }) => api.call(parentApi.readQuietHours, { params: { shareKey }, signal }),
    }),
};
