import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MissionMaterial } from './MissionMaterial.ts';
import { markMission } from './markMission.ts';
import { matchingRights } from './matchingRights.ts';
import { rightOrder } from './shownEvents.ts';
import { missionItems } from './missionItems.ts';
import { missionKinds } from './missionKinds.ts';
import { sampleMissions } from './testing/sampleMissions.ts';

const missions = sampleMissions();
const seeds = fc.integer({ min: 0, max: 0xffffffff });

/** Every right answer in the form in which a player sends it. */
function rightAnswers(material: MissionMaterial, seed: number): Map<string, string> {
  switch (material.kind) {
    case 'PUZZLE':
      return new Map(material.clues.map(({ key, word }) => [key, word]));
    case 'MATCHING':
      return new Map(matchingRights(material.pairs, seed).map(({ id, pairId }) => [pairId, id]));
    case 'OX':
      return new Map(material.items.map(({ id, answer }) => [id, answer]));
    case 'QUIZ':
      return new Map(
        material.items.map((item) => [item.id, item.form === 'ORDER' ? rightOrder(item, seed) : `${item.answer}`]),
      );
    case 'THINK':
      return new Map(material.prompts.map(({ id }) => [id, '나라면 고래와 함께 마을로 천천히 돌아갔을 거예요.']));
    case 'REPORT':
      return new Map([['report', '고래 이야기']]);
  }
}

const rightOnes = (marked: { correct: boolean }[]) => marked.filter(({ correct }) => correct).length;

describe('markMission', () => {
  it('finds every right answer right and every missing one wrong, for each kind and any seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...missionKinds), seeds, (kind, seed) => {
        const material = missions[kind];
        const right = rightAnswers(material, seed);
        expect(rightOnes(markMission(material, right, seed))).toBe(right.size);
        expect(rightOnes(markMission(material, new Map(), seed))).toBe(0);
        expect(markMission(material, right, seed).map(({ key }) => key)).toEqual(
          missionItems(material, seed).map(({ key }) => key),
        );
      }),
    );
  });

  it('marks each item alone: one spoilt answer costs exactly one', () => {
    fc.assert(
      fc.property(fc.constantFrom('PUZZLE', 'MATCHING', 'OX', 'QUIZ' as const), seeds, fc.nat(), (kind, seed, pick) => {
        const material = missions[kind];
        const answers = rightAnswers(material, seed);
        const keys = [...answers.keys()];
        const key = keys[pick % keys.length] ?? '';
        const other = keys[(pick + 1) % keys.length] ?? '';
        answers.set(key, kind === 'OX' ? flip(answers.get(key)) : kind === 'QUIZ' ? '' : (answers.get(other) ?? ''));
        const marked = markMission(material, answers, seed);
        expect(marked.filter(({ correct }) => !correct).map((item) => item.key)).toEqual([key]);
      }),
    );
  });

  it('marks an order as right only when all events are in it, and tells it in words', () => {
    const item = missions.QUIZ.items.find(({ form }) => form === 'ORDER');
    if (item?.form !== 'ORDER') throw new Error('no order');
    const orders = ['ABCD', 'ABDC', 'ACBD', 'BACD', 'DCBA', 'CABD', 'BCDA'];
    fc.assert(
      fc.property(seeds, fc.constantFrom(...orders), (seed, value) => {
        const right = rightOrder(item, seed);
        const marked = markMission(missions.QUIZ, new Map([[item.id, value]]), seed).find(({ key }) => key === item.id);
        expect(right).not.toBe('ABCD');
        expect(marked?.correct).toBe(value === right);
        expect(marked?.answer).toBe(item.events.map((text, index) => `${index + 1}. ${text}`).join('\n'));
        expect(marked?.given === marked?.answer).toBe(value === right);
      }),
    );
  });

  it('compares syllables after composing them', () => {
    const decomposed = new Map([['1-across', '바다'.normalize('NFD')]]);
    expect(markMission(missions.PUZZLE, decomposed, 1)[0]).toMatchObject({ correct: true, given: '바다' });
  });

  it('puts option numbers and card ids into words', () => {
    const seed = 7;
    const [first] = markMission(missions.QUIZ, new Map([['quiz-1', '2']]), seed);
    expect(first).toMatchObject({ given: '가 보기 둘', answer: '가 보기 하나', correct: false });
    const card = matchingRights(missions.MATCHING.pairs, seed).find(({ pairId }) => pairId === 'pair-2');
    const marked = markMission(missions.MATCHING, new Map([['pair-1', card?.id ?? '']]), seed);
    expect(marked[0]).toMatchObject({ given: '나로 시작하는 일을 했어요', correct: false });
  });
});

function flip(value: string | undefined): string {
  return value === 'O' ? 'X' : 'O';
}

describe('missionItems', () => {
  const item = (kind: 'PUZZLE' | 'OX' | 'QUIZ' | 'MATCHING', key: string) => {
    const found = missionItems(missions[kind], 3).find((candidate) => candidate.key === key);
    if (!found) throw new Error(`no ${key}`);
    return found;
  };

  it('lets only possible values be saved', () => {
    expect(['O', 'X', '', 'o', '1'].map(item('OX', 'ox-1').fits)).toEqual([true, true, true, false, false]);
    expect(['1', '4', '', '5', '1.0'].map(item('QUIZ', 'quiz-1').fits)).toEqual([true, true, true, false, false]);
    expect(['2', '5'].map(item('QUIZ', 'quiz-8').fits)).toEqual([true, false]);
    const orders = ['DCBA', '', 'ABC', 'ABCDA', 'AABC', 'ABCE', 'abcd', '1', 'A,B,C,D'];
    expect(orders.map(item('QUIZ', 'quiz-9').fits)).toEqual([true, true, ...Array(7).fill(false)]);
    expect(['r1', 'r8', 'r9', 'pair-1'].map(item('MATCHING', 'pair-1').fits)).toEqual([true, true, false, false]);
    expect(['다시마', '다시', '다시마국'].map(item('PUZZLE', '2-down').fits)).toEqual([true, true, false]);
  });

  it('counts a word as answered when all its cells are filled', () => {
    expect(['다시마', '다·마', '다시', ''].map(item('PUZZLE', '2-down').filled)).toEqual([true, false, false, false]);
  });
});
