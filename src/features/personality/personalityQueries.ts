import { queryOptions } from '@tanstack/react-query';
import { personalityApi } from '#contract/endpoints/personality.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { createRandomId } from '../../lib/browser/createRandomId.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { whileMissing } from '../../lib/queries/whileMissing.ts';

const ROOT = queryKeys.personality;

/** The queries of the book personality. */
export const personalityQueries = {
  start: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'start'],
      queryFn: ({ signal }) => api.call(personalityApi.readStart, { signal }),
      // A test on another device changes it.
      staleTime: 0,
    }),

  /**
   * Begins a test or hands back the open one. Never from memory: another device may have gone on with it, so each start
   * has a key of its own; there is one open test anyway.
   */
  attempt: (api: ApiClient, now: () => number) =>
    queryOptions({
      queryKey: [ROOT, 'attempt'],
      queryFn: async () => {
        const asked = now();
        const attempt = await api.call(personalityApi.start, { key: createRandomId() });
        // The answer was written between question and arrival; the middle is the best guess.
        const clockAheadMs = Math.round(Date.parse(attempt.currentDate) - (asked + now()) / 2);
        return { attempt, clockAheadMs };
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: whileMissing,
      refetchOnWindowFocus: false,
    }),

  result: (api: ApiClient, accountBookBTIResultNo: string) =>
    queryOptions({
      queryKey: [ROOT, 'result', accountBookBTIResultNo],
      queryFn: ({ signal }) => api.call(personalityApi.readResult, { params: { accountBookBTIResultNo }, signal }),
    }),
};
