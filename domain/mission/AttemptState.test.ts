import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptState, handIn, openAttempt, retryOpen } from './AttemptState.ts';

type Step = 'OPEN' | 'SUBMIT_RIGHT' | 'SUBMIT_WRONG';
const steps = fc.array(fc.constantFrom<Step>('OPEN', 'SUBMIT_RIGHT', 'SUBMIT_WRONG'), { maxLength: 30 });

function play(path: readonly Step[]): { state: AttemptState | null; handIns: number; visited: AttemptState[] } {
  let state: AttemptState | null = null;
  let handIns = 0;
  const visited: AttemptState[] = [];
  for (const step of path) {
    if (step === 'OPEN') {
      const opened = openAttempt(state);
      if (opened.ok) state = opened.state;
    } else if (state) {
      const result = handIn(state, step === 'SUBMIT_RIGHT');
      if (result.ok) {
        state = result.state;
        handIns += 1;
      }
    }
    if (state) visited.push(state);
  }
  return { state, handIns, visited };
}

describe('an attempt', () => {
  it('goes from open to submitted to open again to done', () => {
    const { state, handIns, visited } = play(['OPEN', 'SUBMIT_WRONG', 'OPEN', 'SUBMIT_WRONG']);
    expect(visited.map(({ phase, round }) => `${phase} ${round}`)).toEqual([
      'OPEN 1',
      'SUBMITTED 1',
      'OPEN 2',
      'DONE 2',
    ]);
    expect([state?.phase, handIns]).toEqual(['DONE', 2]);
  });

  it('is over at once when everything was right', () => {
    expect(play(['OPEN', 'SUBMIT_RIGHT', 'OPEN', 'SUBMIT_RIGHT'])).toMatchObject({
      state: { phase: 'DONE' },
      handIns: 1,
    });
  });

  it('is handed in twice at most, and never leaves DONE, whatever is tried', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const { handIns, visited } = play(path);
        expect(handIns).toBeLessThanOrEqual(2);
        const over = visited.findIndex(({ phase }) => phase === 'DONE');
        if (over >= 0) expect(visited.slice(over).every(({ phase }) => phase === 'DONE')).toBe(true);
      }),
    );
  });

  it('refuses a second hand-in of the same round', () => {
    expect(handIn({ phase: 'SUBMITTED', round: 1 }, true)).toEqual({ ok: false, reason: 'CLOSED' });
    expect(openAttempt({ phase: 'DONE', round: 1 })).toEqual({ ok: false, reason: 'CLOSED' });
  });

  it('keeps answers to itself exactly while a retry is possible', () => {
    expect(retryOpen({ phase: 'SUBMITTED', round: 1 })).toBe(true);
    expect(retryOpen({ phase: 'OPEN', round: 2 })).toBe(true);
    expect(retryOpen({ phase: 'DONE', round: 1 })).toBe(false);
    expect(retryOpen({ phase: 'OPEN', round: 1 })).toBe(false);
  });
});
