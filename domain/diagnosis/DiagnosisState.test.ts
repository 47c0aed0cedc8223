import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../time/duration.ts';
import {
  type DiagnosisState,
  effortOf,
  handInDiagnosis,
  isHurriedTest,
  receiveAnswer,
  type SentAnswer,
  unanswered,
} from './DiagnosisState.ts';

const START = 1_000_000;
const KEYS = Array.from({ length: 20 }, (_, index) => `q${index + 1}`);

const fresh = (): DiagnosisState => ({
  phase: 'OPEN',
  startedAt: START,
  itemCount: 20,
  items: KEYS.map((key) => ({ key, value: '', seq: 0, answeredAt: null, length: 90 })),
});
/** Ten seconds a question, answers spread over the positions. */
const readThrough = (state: DiagnosisState, count = 20, pace = 10 * SECOND) =>
  KEYS.slice(0, count).reduce((now, key, index) => {
    const at = START + (index + 1) * pace;
    return receiveAnswer(now, { key, value: `${(index % 4) + 1}`, seq: at }, at);
  }, state);

describe('a test under way', () => {
  it('is handed in when every question has an answer, once', () => {
    expect(handInDiagnosis(readThrough(fresh(), 19))).toEqual({ ok: false, reason: 'INCOMPLETE' });
    const handed = handInDiagnosis(readThrough(fresh()));
    expect(handed.ok && handed.state.phase).toBe('DONE');
    expect(handed.ok && handInDiagnosis(handed.state)).toEqual({ ok: false, reason: 'CLOSED' });
  });

  it('pauses at the sixth answer that nobody can have read, and takes no more', () => {
    expect(readThrough(fresh(), 5, 300).phase).toBe('OPEN');
    const paused = readThrough(fresh(), 6, 300);
    expect(paused.phase).toBe('PAUSED');
    expect(effortOf(paused)).toBe('TOO_FAST');
    expect(receiveAnswer(paused, { key: 'q9', value: '1', seq: START * 2 }, START * 2)).toBe(paused);
    expect(handInDiagnosis(paused)).toEqual({ ok: false, reason: 'CLOSED' });
  });

  it('is not fooled by a clock that runs ahead', () => {
    const state = KEYS.slice(0, 6).reduce((now, key, index) => {
      const arrived = START + index * 300;
      return receiveAnswer(now, { key, value: `${(index % 4) + 1}`, seq: START + (index + 1) * 60 * SECOND }, arrived);
    }, fresh());
    expect(state.phase).toBe('PAUSED');
  });

  it('believes answers that were given without a network and come all at once', () => {
    const late = START + 60 * 60 * SECOND;
    const state = KEYS.reduce(
      (now, key, index) =>
        receiveAnswer(now, { key, value: `${(index % 4) + 1}`, seq: START + (index + 1) * 10 * SECOND }, late),
      fresh(),
    );
    expect(state.phase).toBe('OPEN');
  });

  it('warns at half of the rapid answers that pause a test, and not once it is read again', () => {
    const reported: boolean[] = [];
    let state = fresh();
    for (const [index, key] of KEYS.slice(0, 4).entries()) {
      const at = START + (index < 3 ? index * 300 : 60 * SECOND);
      state = receiveAnswer(state, { key, value: `${(index % 4) + 1}`, seq: at }, at);
      reported.push(isHurriedTest(state));
    }
    expect([reported, state.phase]).toEqual([[false, false, true, false], 'OPEN']);
  });

  it('warns at two thirds of a run at one position', () => {
    const reported = KEYS.slice(0, 9).reduce<{ state: DiagnosisState; reported: boolean[] }>(
      (now, key, index) => {
        const at = START + (index + 1) * 20 * SECOND;
        const state = receiveAnswer(now.state, { key, value: index === 7 ? '2' : '1', seq: at }, at);
        return { state, reported: [...now.reported, isHurriedTest(state)] };
      },
      { state: fresh(), reported: [] },
    ).reported;
    expect(reported).toEqual([...Array(6).fill(false), true, false, false]);
  });

  it('pauses when ten questions in a row are answered at one position', () => {
    const same = (count: number) =>
      KEYS.slice(0, count).reduce((now, key, index) => {
        const at = START + (index + 1) * 10 * SECOND;
        return receiveAnswer(now, { key, value: '1', seq: at }, at);
      }, fresh());
    expect(same(9).phase).toBe('OPEN');
    expect(effortOf(same(10))).toBe('SAME_CHOICE');
    expect(same(10).phase).toBe('PAUSED');
  });

  it('does not take a changed answer for a fast one', () => {
    const once = readThrough(fresh());
    const at = START + 201 * SECOND;
    const changed = KEYS.reduce(
      (now, key, index) => receiveAnswer(now, { key, value: `${((index + 1) % 4) + 1}`, seq: at + index }, at + index),
      once,
    );
    expect(changed.phase).toBe('OPEN');
    expect(changed.items.map(({ value }) => value)).not.toEqual(once.items.map(({ value }) => value));
  });
});

describe('two devices', () => {
  const sent = fc.record({
    key: fc.constantFrom(...KEYS.slice(0, 6)),
    value: fc.constantFrom('1', '2', '3', '4', '', '5', 'x'),
    seq: fc.integer({ min: START, max: START + 3600 * SECOND }),
  });
  /** Without the pause: what is kept and what is measured must not depend on what arrives first. */
  const take = (answers: readonly SentAnswer[]) => {
    let state = fresh();
    for (const answer of answers) state = receiveAnswer({ ...state, phase: 'OPEN' }, answer, START + 3600 * SECOND);
    return state;
  };

  it('agree, whichever is heard first and however often', () => {
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (answers, draws) => {
        const order = answers
          .map((answer) => ({ answer, place: draws.next().value ?? 0 }))
          .sort((one, other) => one.place - other.place)
          .map(({ answer }) => answer);
        expect(take(order).items).toEqual(take(answers).items);
        expect(take([...answers, ...answers]).items).toEqual(take(answers).items);
      }),
    );
  });

  it('keep the phase sound under any events, and lose no answer', () => {
    const event = fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer' as const), sent }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('handIn' as const) }) },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = fresh();
        let answered = 0;
        for (const [index, one] of events.entries()) {
          const before = state;
          if (one.kind === 'answer') {
            state = receiveAnswer(state, one.sent, START + (index + 1) * 30 * SECOND);
          } else {
            const handed = handInDiagnosis(state);
            if (handed.ok) state = handed.state;
            expect(handed.ok).toBe(before.phase === 'OPEN' && unanswered(before).length === 0);
          }
          if (before.phase !== 'OPEN') expect(state).toBe(before);
          const now = 20 - unanswered(state).length;
          expect(now).toBeGreaterThanOrEqual(answered);
          answered = now;
        }
      }),
    );
  });
});
