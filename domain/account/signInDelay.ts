import { throttleTuning } from './tuning.ts';

/** Failed sign-ins of one login name. */
export interface SignInFailures {
  count: number;
  /** Milliseconds UTC. */
  lastAt: number;
}

/** Seconds to wait after this many failures in a row: none for four, then 1, 2, 4 … up to 60. Never a lock. */
export function signInDelay(failures: number): number {
  const over = failures - throttleTuning.freeFailures;
  return over <= 0 ? 0 : Math.min(throttleTuning.longestDelay, 2 ** (over - 1));
}

/** Whole seconds until the next try is looked at; 0 for at once. A clock that went back never makes it longer. */
export function signInWait(failures: SignInFailures | undefined, now: number): number {
  if (failures === undefined || now - failures.lastAt >= throttleTuning.window) return 0;
  const lastAt = Math.min(failures.lastAt, now);
  return Math.max(0, Math.ceil((lastAt + signInDelay(failures.count) * 1000 - now) / 1000));
}

/** Failures after one more; a quiet quarter of an hour resets the count. */
export function addSignInFailure(failures: SignInFailures | undefined, now: number): SignInFailures {
  const adds = failures !== undefined && now - failures.lastAt < throttleTuning.window;
  return { count: adds ? failures.count + 1 : 1, lastAt: now };
}
