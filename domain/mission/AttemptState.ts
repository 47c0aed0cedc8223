/**
 * Where an attempt stands. `OPEN` takes answers, `SUBMITTED` waits for the one retry, `DONE` is over.
 * NEW (no attempt yet) is `null`.
 */
export interface AttemptState {
  phase: 'OPEN' | 'SUBMITTED' | 'DONE';
  round: 1 | 2;
}

export type AttemptStep =
  | { ok: true; state: AttemptState; change: 'CREATED' | 'RESUMED' | 'RETRY' }
  | { ok: false; reason: 'CLOSED' };

/** Starting a mission: creates an attempt, goes on with an open one, or opens the retry. */
export function openAttempt(current: AttemptState | null): AttemptStep {
  if (current === null) return { ok: true, state: { phase: 'OPEN', round: 1 }, change: 'CREATED' };
  if (current.phase === 'OPEN') return { ok: true, state: current, change: 'RESUMED' };
  if (current.phase === 'SUBMITTED') return { ok: true, state: { phase: 'OPEN', round: 2 }, change: 'RETRY' };
  return { ok: false, reason: 'CLOSED' };
}

/** Handing in: round 1 with something wrong leaves a retry, everything else ends the attempt. */
export function handIn(
  current: AttemptState,
  allRight: boolean,
): { ok: true; state: AttemptState } | { ok: false; reason: 'CLOSED' } {
  if (current.phase !== 'OPEN') return { ok: false, reason: 'CLOSED' };
  const over = allRight || current.round === 2;
  return { ok: true, state: { phase: over ? 'DONE' : 'SUBMITTED', round: current.round } };
}

/** True while a marked attempt can still be played again. */
export function retryOpen(state: AttemptState): boolean {
  return state.phase === 'SUBMITTED' || (state.phase === 'OPEN' && state.round === 2);
}
