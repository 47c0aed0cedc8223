import { queryOptions } from '@tanstack/react-query';
import type { PersonalityAttempt, PersonalityResult, PersonalityStart } from '../../../../contract/personality.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { createRandomId } from '../../../lib/browser/createRandomId.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { whileMissing } from '../../../lib/queries/whileMissing.ts';

const ROOT = queryKeys.personality;

/** The queries of the book personality. */
export const personalityQueries = {
  /** GET /api/bookbti/me */
  start: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'start'],
      queryFn: ({ signal }) => api.get<PersonalityStart>('/api/bookbti/me', { signal }),
      // A test on another device changes it.
      staleTime: 0,
    }),

  /**
   * POST /api/bookbti/attempts: begins a test or hands back the open one. Never from memory: another device may have
   * gone on with it, so each start has a key of its own; there is one open test anyway.
   */
  attempt: (api: ApiClient, now: () => number) =>
    queryOptions({
      queryKey: [ROOT, 'attempt'],
      queryFn: async () => {
        const asked = now();
        const attempt = await api.post<PersonalityAttempt>('/api/bookbti/attempts', undefined, {
          key: createRandomId(),
        });
        // The answer was written between question and arrival; the middle is the best guess.
        const clockAheadMs = Math.round(Date.parse(attempt.currentDate) - (asked + now()) / 2);
        return { attempt, clockAheadMs };
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: whileMissing,
      refetchOnWindowFocus: false,
    }),

  /** GET /api/bookbti/results/{accountBookBTIResultNo} */
  result: (api: ApiClient, resultNo: string) =>
    queryOptions({
      queryKey: [ROOT, 'result', resultNo],
      queryFn: ({ signal }) =>
        api.get<PersonalityResult>(`/api/bookbti/results/${encodeURIComponent(resultNo)}`, { signal }),
    }),
};
