import { ApiError } from './ApiError.ts';

/** Milliseconds that the server asked to wait before the next try; 0 where it asked for nothing. */
export function pauseOf(error: unknown): number {
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
}
