import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptFacts, boardEntry } from './boardEntry.ts';
import { categoryBars } from './categoryBars.ts';
import { implausibleSpeed } from './implausibleSpeed.ts';
import { missionPoints, retryPoints } from './missionPoints.ts';
import { submissionGates } from './submissionGates.ts';
import { sampleMissions } from './testing/sampleMissions.ts';

const facts: AttemptFacts = {
  state: { phase: 'OPEN', round: 1 },
  hintCosts: [0, 0],
  firstPoints: 0,
  rate: null,
  answeredCount: 0,
  pays: true,
};

describe('boardEntry', () => {
  it('offers the whole weight before the first try', () => {
    expect(boardEntry('QUIZ', 100, 10, null, null)).toMatchObject({ state: 'NEW', availablePoint: 40, rate: null });
  });

  it('offers nothing again after a deleted history, and still shows what was paid', () => {
    expect(boardEntry('QUIZ', 100, 10, null, 36)).toMatchObject({ state: 'NEW', availablePoint: 0, earnedPoint: 36 });
    expect(boardEntry('QUIZ', 100, 10, { ...facts, pays: false }, 36)).toMatchObject({ availablePoint: 0 });
  });

  it('offers what hints have left while open, and the retry share afterwards', () => {
    expect(boardEntry('PUZZLE', 100, 12, { ...facts, hintCosts: [3, 0] }, null).availablePoint).toBe(17);
    const submitted = { ...facts, state: { phase: 'SUBMITTED', round: 1 } as const, firstPoints: 12, rate: 60 };
    expect(boardEntry('PUZZLE', 100, 10, submitted, 12)).toMatchObject({
      state: 'RETRY',
      availablePoint: 6,
      earnedPoint: 12,
    });
    const done = { ...submitted, state: { phase: 'DONE', round: 2 } as const };
    expect(boardEntry('PUZZLE', 100, 10, done, 18)).toMatchObject({ state: 'DONE', availablePoint: 0 });
  });

  it('promises exactly what a faultless hand-in then pays', () => {
    const cost = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 1000 }),
        cost,
        cost,
        fc.integer({ min: 0, max: 99 }),
        (maxPoint, one, two, rate) => {
          const open = boardEntry('QUIZ', maxPoint, 10, { ...facts, hintCosts: [one, 0] }, null);
          const stand = { weight: open.weight, hintCosts: [one, two] as const, firstPoints: 0 };
          expect(open.availablePoint).toBe(missionPoints(stand, 100));
          const firstPoints = missionPoints(stand, rate);
          const state = { phase: 'OPEN', round: 2 } as const;
          const retry = boardEntry(
            'QUIZ',
            maxPoint,
            10,
            { ...facts, state, hintCosts: [one, two], firstPoints, rate },
            firstPoints,
          );
          expect(retry.availablePoint).toBe(
            firstPoints === open.availablePoint ? 0 : retryPoints({ ...stand, firstPoints }, 100),
          );
        },
      ),
    );
  });
});

describe('categoryBars', () => {
  it('counts each category and leaves out the empty ones', () => {
    const item = (category: 'WORD' | 'CREATIVE' | null, correct: boolean) => ({ category, correct });
    expect(
      categoryBars([
        item('CREATIVE', true),
        item('WORD', true),
        item('WORD', false),
        item('WORD', true),
        item(null, true),
      ]),
    ).toEqual([
      { category: 'WORD', correctCount: 2, itemCount: 3, rate: 66.67 },
      { category: 'CREATIVE', correctCount: 1, itemCount: 1, rate: 100 },
    ]);
  });
});

describe('implausibleSpeed', () => {
  it('flags less than a second an item, for scored missions only', () => {
    expect(implausibleSpeed('OX', 10, 9_999)).toBe(true);
    expect(implausibleSpeed('OX', 10, 10_000)).toBe(false);
    expect(implausibleSpeed('THINK', 3, 10)).toBe(false);
  });
});

describe('submissionGates', () => {
  const missions = sampleMissions();

  it('lets a prompt be left out on purpose, but not all of them', () => {
    const one = new Map([['think-2', '나라면 고래에게 길을 물어보고 함께 천천히 헤엄쳤을 거예요.']]);
    expect(submissionGates(missions.THINK, one, 'EARLY').size).toBe(0);
    expect([...submissionGates(missions.THINK, new Map(), 'EARLY').keys()]).toEqual(['think-1', 'think-2', 'think-3']);
    expect([...submissionGates(missions.THINK, new Map([['think-1', '짧아요']]), 'EARLY').keys()]).toEqual(['think-1']);
  });

  it('always looks at a report, and never at a marked mission', () => {
    expect([...submissionGates(missions.REPORT, new Map(), 'LATE').keys()]).toEqual(['report']);
    expect(submissionGates(missions.OX, new Map(), 'LATE').size).toBe(0);
  });
});
