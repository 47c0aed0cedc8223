import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { diagnosisApi } from '#contract/endpoints/diagnosis.ts';
import { parentApi } from '#contract/endpoints/parent.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { createRandomId } from '../../lib/browser/createRandomId.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { whileMissing } from '../../lib/queries/whileMissing.ts';

const ROOT = queryKeys.diagnosis;

/** The queries of the reading diagnosis. */
export const diagnosisQueries = {
  start: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'start'],
      queryFn: ({ signal }) => api.call(diagnosisApi.readStart, { signal }),
      // A test on another device changes it.
      staleTime: 0,
    }),

  /**
   * Begins a test or hands back the open one. Never from memory: another device may have gone on with it, so each start
   * has a key of its own; there is one open test anyway.
   */
  test: (api: ApiClient, now: () => number) =>
    queryOptions({
      queryKey: [ROOT, 'test'],
      queryFn: async () => {
        const asked = now();
        const test = await api.call(diagnosisApi.start, { key: createRandomId() });
        // The answer was written between question and arrival; the middle is the best guess.
        const clockAheadMs = Math.round(Date.parse(test.currentDate) - (asked + now()) / 2);
        return { test, clockAheadMs };
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: whileMissing,
      refetchOnWindowFocus: false,
    }),

  list: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [ROOT, 'list', page],
      queryFn: ({ signal }) => api.call(diagnosisApi.listReports, { query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),

  report: (api: ApiClient, diagnosisApplyNo: string) =>
    queryOptions({
      queryKey: [ROOT, 'report', diagnosisApplyNo],
      queryFn: ({ signal }) => api.call(diagnosisApi.readReport, { params: { diagnosisApplyNo }, signal }),
    }),

  /** The newest report, by the key of a link for parents: without a login. */
  parent: (api: ApiClient, shareKey: string) =>
    queryOptions({
      queryKey: [ROOT, 'parent', shareKey],
      queryFn: ({ signal }) => api.call(parentApi.readDiagnosis, { params: { shareKey }, signal }),
    }),
};
