import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AQUARIUM_TUNING } from '../aquarium/tuning.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { markVoyage, shownMeanings, storyForGrade, type VoyageStory } from './VoyageStory.ts';
import { judgeVoyageStep, unkeptStand, type VoyageStand, voyageReward, voyageSteps } from './voyageSteps.ts';

const step = fc.constantFrom(...voyageSteps, 'SKIP' as const);

/** Walks through steps as they are asked for, in whatever order and however often. */
function walk(asked: readonly ((typeof voyageSteps)[number] | 'SKIP')[]) {
  let stand: VoyageStand = 'START';
  const taken: string[] = [];
  for (const each of asked) {
    const verdict = judgeVoyageStep(stand, each);
    if (verdict.kind !== 'TAKEN') continue;
    taken.push(each);
    stand = verdict.next;
  }
  return { stand, taken };
}

describe('the steps of a voyage', () => {
  test('are taken once each and in their order, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (asked) => {
        const { stand, taken } = walk(asked);
        const steps = taken.filter((each) => each !== 'SKIP');
        expect(steps).toEqual(voyageSteps.slice(0, steps.length));
        expect(taken.indexOf('SKIP')).toBe(stand === 'SKIPPED' ? taken.length - 1 : -1);
        expect(stand === 'DONE').toBe(steps.length === voyageSteps.length);
      }),
    );
  });

  test('lead to the end, and pay what opens the egg: cracked twice before it is fed', () => {
    expect(walk(voyageSteps).stand).toBe('DONE');
    let exp = 0;
    const after = Object.fromEntries(
      voyageSteps.map((each) => {
        exp += voyageReward(each)?.exp ?? 0;
        return [each, exp];
      }),
    );
    const [first, second] = AQUARIUM_TUNING.crackShares.map((share) => share * AQUARIUM_TUNING.hatchExp);
    expect([after.READ, after.PAIRS, after.OX, after.FEED]).toEqual([0, first, second, AQUARIUM_TUNING.hatchExp]);
    const shells = voyageSteps.reduce((sum, each) => sum + (voyageReward(each)?.shells ?? 0), 0);
    expect(shells).toBe(10);
    expect(voyageReward('SKIP')).toBeNull();
  });

  test('begin for newcomers alone', () => {
    expect(unkeptStand({ hatched: false, solved: false })).toBe('START');
    expect(unkeptStand({ hatched: true, solved: false })).toBe('DONE');
    expect(unkeptStand({ hatched: false, solved: true })).toBe('DONE');
  });
});

describe('the story of a voyage', () => {
  test('fits the grade', () => {
    const stories = studentGrades.map(({ code }) => storyForGrade(code));
    expect(stories.join(' ')).toBe('FIRST FIRST FIRST LOWER LOWER UPPER UPPER TEEN TEEN TEEN TEEN TEEN TEEN');
    expect(storyForGrade('')).toBe('LOWER');
  });

  test('shows every meaning once and none beside its own word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (pairs) => {
        const shown = shownMeanings(pairs);
        expect([...shown].sort()).toEqual(shown.map((_, place) => place));
        expect(shown.some((pair, place) => pair === place)).toBe(false);
      }),
    );
  });

  const story: VoyageStory = {
    title: '이야기',
    sentences: [],
    pairs: ['하나', '둘', '셋'].map((word) => ({ word, meaning: `${word}의 뜻`, hint: `${word}의 힌트` })),
    statements: [{ text: '말', answer: 'X', words: '까닭' }],
  };

  test('is marked answer by answer: a hint for a wrong pair, the reason for a statement', () => {
    const place = shownMeanings(3).indexOf(1);
    expect(markVoyage(story, { kind: 'PAIR', word: 1, meaning: place })).toEqual({ right: true, words: '둘의 뜻' });
    expect(markVoyage(story, { kind: 'PAIR', word: 0, meaning: place })).toEqual({
      right: false,
      words: '하나의 힌트',
    });
    expect(markVoyage(story, { kind: 'OX', statement: 0, answer: 'X' })).toEqual({ right: true, words: '까닭' });
    expect(markVoyage(story, { kind: 'OX', statement: 0, answer: 'O' })).toEqual({ right: false, words: '까닭' });
    expect(markVoyage(story, { kind: 'OX', statement: 1, answer: 'O' })).toBeNull();
    expect(markVoyage(story, { kind: 'PAIR', word: 0, meaning: 3 })).toBeNull();
  });
});
