import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountApi } from '#contract/endpoints/account.ts';
import { loginApi } from '#contract/endpoints/login.ts';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import { pointApi } from '#contract/endpoints/point.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { GrantRefused, type WithGrant } from './info/GrantContext.ts';
import type { PointFilter } from './points/PointFilter.ts';

/** What the goal page, the list of points, the page of one's own data and the page of leaving read. */
export const myPageQueries = {
  /** Goal, level, points and what was read last. */
  main: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.myPage],
      queryFn: ({ signal }) => api.call(myPageApi.read, { signal }),
    }),

  /** Under the name of the goal page: what changes one changes the other. */
  growth: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.myPage, 'growth'],
      queryFn: ({ signal }) => api.call(myPageApi.readGrowth, { signal }),
    }),

  points: (api: ApiClient, { purse, tab, from, to, page }: PointFilter) =>
    queryOptions({
      queryKey: [queryKeys.points, purse, tab, from, to, page],
      queryFn: ({ signal }) =>
        api.call(pointApi.list, {
          query: { purse, tab, from: from ?? undefined, to: to ?? undefined, page },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /**
   * One's own data, unmasked, for a confirmed password. Not kept once the page is left. Once it is there it is never asked
   * again by itself, whatever else is: that would bring up the question for the password out of nowhere. What the student
   * changes is written into it.
   */
  detail: (api: ApiClient, withGrant: WithGrant) =>
    queryOptions({
      queryKey: [queryKeys.account, 'detail'],
      queryFn: () => withGrant(() => api.call(accountApi.readDetail)),
      gcTime: 0,
      staleTime: 'static',
      refetchOnReconnect: false,
      // Who closed the question is asked again on request.
      enabled: ({ state }) => !(state.error instanceof GrantRefused),
    }),

  logins: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.logins],
      queryFn: ({ signal }) => api.call(loginApi.list, { signal }),
    }),

  accessRecords: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [queryKeys.accessRecords, page],
      queryFn: ({ signal }) => api.call(accountApi.listAccessRecords, { query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** What leaving would delete. */
  withdrawal: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.withdrawal],
      queryFn: ({ signal }) => api.call(accountApi.previewWithdrawal, { signal }),
    }),
};
