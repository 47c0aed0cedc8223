import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  DiagnosisList,
  DiagnosisReport,
  DiagnosisStart,
  DiagnosisTest,
  ParentDiagnosis,
} from '../../../../contract/diagnosis.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { createRandomId } from '../../../lib/browser/createRandomId.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { whileMissing } from '../../../lib/queries/whileMissing.ts';

const ROOT = queryKeys.diagnosis;

/** The queries of the reading diagnosis. */
export const diagnosisQueries = {
  /** GET /api/diagnosis/me */
  start: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'start'],
      queryFn: ({ signal }) => api.get<DiagnosisStart>('/api/diagnosis/me', { signal }),
      // A test on another device changes it.
      staleTime: 0,
    }),

  /**
   * POST /api/diagnosis/applies: begins a test or hands back the open one. Never from memory: another device may have
   * gone on with it, so each start has a key of its own; there is one open test anyway.
   */
  test: (api: ApiClient, now: () => number) =>
    queryOptions({
      queryKey: [ROOT, 'test'],
      queryFn: async () => {
        const asked = now();
        const test = await api.post<DiagnosisTest>('/api/diagnosis/applies', undefined, { key: createRandomId() });
        // The answer was written between question and arrival; the middle is the best guess.
        const clockAheadMs = Math.round(Date.parse(test.currentDate) - (asked + now()) / 2);
        return { test, clockAheadMs };
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: whileMissing,
      refetchOnWindowFocus: false,
    }),

  /** GET /api/diagnosis/reports/me */
  list: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [ROOT, 'list', page],
      queryFn: ({ signal }) => api.get<DiagnosisList>('/api/diagnosis/reports/me', { params: { page }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** GET /api/diagnosis/reports/{diagnosisApplyNo} */
  report: (api: ApiClient, diagnosisApplyNo: string) =>
    queryOptions({
      queryKey: [ROOT, 'report', diagnosisApplyNo],
      queryFn: ({ signal }) =>
        api.get<DiagnosisReport>(`/api/diagnosis/reports/${encodeURIComponent(diagnosisApplyNo)}`, { signal }),
    }),

  /** GET /api/diagnosis/reports/parent/{shareKey}: without a login. */
  parent: (api: ApiClient, shareKey: string) =>
    queryOptions({
      queryKey: [ROOT, 'parent', shareKey],
      queryFn: ({ signal }) =>
        api.get<ParentDiagnosis>(`/api/diagnosis/reports/parent/${encodeURIComponent(shareKey)}`, { signal }),
    }),
};
