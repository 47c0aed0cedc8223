import { expect, it } from 'vitest';
import type { PupilBell } from '#contract/goldenBell.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { shuffled } from '#domain/random/shuffled.ts';
import { isNewer } from './bellQuery.ts';

const state = (revision: number, seq: number | null): PupilBell => ({
  ...{ roomNo: 1, revision, phase: 'OPEN', place: 1, questionCount: 2, revival: false, endsAt: null },
  ...{ question: null, key: null, result: null },
  own: { standing: true, choice: seq === null ? null : 1, seq, right: null },
});

it('ends with the newest state, whatever order they arrive in', () => {
  const states = [state(1, null), state(2, null), state(2, 5), state(2, 9), state(3, null)];
  for (let seed = 0; seed < 50; seed += 1) {
    let known: PupilBell | undefined;
    for (const next of shuffled([...states, ...states], createRandom(seed))) if (isNewer(next, known)) known = next;
    expect(known).toEqual(state(3, null));
    let answered: PupilBell | undefined;
    for (const next of shuffled(states.slice(0, 4), createRandom(seed))) if (isNewer(next, answered)) answered = next;
    expect(answered).toEqual(state(2, 9));
  }
});
