import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handIn, openAttempt } from './AttemptState.ts';
import { missionPointStand, missionState, type PlayedRound } from './missionState.ts';
import { reportBand } from './reportBand.ts';

const blank = { correctCount: 0, itemCount: 10, points: 0, hintCost: 0, maxPoint: null };

describe('missionState', () => {
  it('says after every way of playing what the state machine says', () => {
    const plays = fc.array(fc.constantFrom('open', 'right', 'wrong'), { maxLength: 12 });
    fc.assert(
      fc.property(plays, (path) => {
        const rounds: PlayedRound[] = [];
        let state = missionState(rounds);
        for (const step of path) {
          if (step === 'open') {
            const opened = openAttempt(state);
            if (!opened.ok) continue;
            if (opened.change !== 'RESUMED') rounds.push({ ...blank, round: opened.state.round, status: 'OPEN' });
            state = opened.state;
          } else if (state) {
            const handed = handIn(state, step === 'right');
            if (!handed.ok) continue;
            const last = rounds.pop() as PlayedRound;
            rounds.push({ ...last, status: 'SUBMITTED', correctCount: step === 'right' ? 10 : 4 });
            state = handed.state;
          }
          expect(missionState(rounds)).toEqual(state);
        }
      }),
    );
  });
});

describe('missionPointStand', () => {
  it('keeps the price of hints and what round 1 paid apart', () => {
    const first: PlayedRound = { ...blank, round: 1, status: 'SUBMITTED', points: 12, hintCost: 2 };
    const second: PlayedRound = { ...blank, round: 2, status: 'OPEN', hintCost: 1 };
    expect(missionPointStand('PUZZLE', 100, [first, second])).toEqual({
      weight: 20,
      hintCosts: [2, 1],
      firstPoints: 12,
    });
    expect(missionPointStand('QUIZ', 100, [])).toEqual({ weight: 40, hintCosts: [0, 0], firstPoints: 0 });
  });
});

describe('reportBand', () => {
  it('asks more of older students', () => {
    expect(['CHILD', 'ELEMENTARY_3', 'ELEMENTARY_4', 'MIDDLE_1', 'HIGH_COMMON', 'ALL'].map(reportBand)).toEqual([
      'EARLY',
      'EARLY',
      'MIDDLE',
      'LATE',
      'LATE',
      'MIDDLE',
    ]);
  });
});
