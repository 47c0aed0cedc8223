import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { NetworkError } from '../api/NetworkError.ts';
import { showErrorAlert } from '../feedback/feedbackStore.ts';

const MAXIMUM_RETRIES = 2;
/** Milliseconds that an answer counts as fresh when a page is opened again. */
const FRESH_MS = 15_000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `ownError: true` — the page shows the failure itself; else the general dialog does. */
    mutationMeta: { ownError?: boolean };
  }
}

export function createQueryClient(): QueryClient {
  // It assumes a network until it is notified of none: a page that was opened without one would not notice the first.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network the request fails at once and the page shows it, instead of waiting for ever.
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // Both have a place of their own: the login page, and the question whether to see the tickets.
        const shownElsewhere = error instanceof ApiError && !error.foreign && [401, 402].includes(error.status);
        if (!mutation.meta?.ownError && !shownElsewhere) showErrorAlert(error);
      },
    }),
  });
}

/** A refusal is final; silence and overload get another try. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAXIMUM_RETRIES) return false;
  if (error instanceof NetworkError) return navigator.onLine;
  return error instanceof ApiError && error.passing;
}

/** Milliseconds: what the server asked for, else one and two seconds. */
export function retryDelay(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return Math.min(error.retryAfter, 30) * 1000;
  return 1000 * 2 ** attempt;
}
