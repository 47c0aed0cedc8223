import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { askedQuestions, missingAnswers } from './missingAnswers.ts';
import type { PersonalityAnswer, PersonalityChoice, PersonalityTest } from './PersonalityTest.ts';
import { dueTieBreaks, oppositeCode, scorePersonality } from './scorePersonality.ts';

const LETTERS = ['WD', 'SK', 'PF', 'TA'];
const question = (id: string, letters: string, turned: boolean) => ({
  id,
  dimension: letters,
  situation: '무엇을 할까요?',
  options: (turned ? [...letters].reverse() : [...letters]).map((pole) => ({ pole, text: pole })),
});
const made: PersonalityTest = {
  dimensions: LETTERS.map((letters) => ({
    code: letters,
    name: letters,
    poles: [...letters].map((letter) => ({ letter, name: letter, short: letter })),
  })),
  items: LETTERS.flatMap((letters) =>
    Array.from({ length: 7 }, (_, index) => question(`${letters}-${index}`, letters, index % 2 === 1)),
  ),
  tieBreaks: LETTERS.map((letters) => question(`tie-${letters}`, letters, false)),
  results: [],
  disclaimer: '',
};

/** What chooses this letter, whichever option it stands at. */
const choosing = (id: string, letter: string): PersonalityChoice => {
  const found = [...made.items, ...made.tieBreaks].find((item) => item.id === id);
  return found?.options[0]?.pole === letter ? '1' : '2';
};
/** The first `count` questions of each dimension for its first side, the others for its second. */
const leaning = (count: number, skip = false) =>
  new Map<string, PersonalityAnswer>(
    made.items.map(({ id, dimension }, index) => {
      const place = index % 7;
      const letter = dimension[place < count ? 0 : 1] ?? '';
      return [id, { value: skip && place === 6 ? 'S' : choosing(id, letter), seq: index + 1 }];
    }),
  );
const choice = fc.constantFrom<PersonalityChoice>('1', '2', 'S');
const answers = fc
  .tuple(...made.items.map(() => choice))
  .map((values) => new Map(made.items.map(({ id }, index) => [id, { value: values[index] ?? '1', seq: index + 1 }])));

describe('a finished test', () => {
  it.each([
    [7, 'WSPT', 'STRONG', 0],
    [6, 'WSPT', 'STRONG', 14],
    [5, 'WSPT', 'CLEAR', 29],
    [4, 'WSPT', 'SLIGHT', 43],
    [3, 'DKFA', 'SLIGHT', 57],
    [2, 'DKFA', 'CLEAR', 71],
    [0, 'DKFA', 'STRONG', 100],
  ] as const)('%i of seven for the first side', (count, code, strength, position) => {
    const score = scorePersonality(made, leaning(count));
    expect(score.code).toBe(code);
    for (const slider of score.sliders) expect(slider).toMatchObject({ leaning: strength, position });
    expect(missingAnswers(made, leaning(count))).toEqual([]);
  });

  it('always has one letter of each dimension, sliders inside, whatever was answered, in any order', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const score = scorePersonality(made, given);
        expect(score.code).toMatch(/^[WD][SK][PF][TA]$/);
        for (const { position } of score.sliders) expect(position >= 0 && position <= 100).toBe(true);
        expect(scorePersonality(made, new Map([...given].reverse()))).toEqual(score);
        expect(oppositeCode(made, oppositeCode(made, score.code))).toBe(score.code);
        expect([...score.code].filter((letter) => oppositeCode(made, score.code).includes(letter))).toEqual([]);
      }),
    );
  });

  it('is the opposite when every choice is', () => {
    fc.assert(
      fc.property(fc.tuple(...made.items.map(() => fc.boolean())), (values) => {
        const given = (turned: boolean) =>
          new Map(
            made.items.map(({ id }, index) => {
              const value: PersonalityChoice = values[index] === turned ? '1' : '2';
              return [id, { value, seq: index + 1 }];
            }),
          );
        const [one, other] = [scorePersonality(made, given(true)), scorePersonality(made, given(false))];
        expect(other.code).toBe(oppositeCode(made, one.code));
        for (const [index, { position, leaning: strength }] of one.sliders.entries()) {
          expect(other.sliders[index]).toMatchObject({ position: 100 - position, leaning: strength });
        }
      }),
    );
  });
});

describe('a tie', () => {
  const tied = leaning(3, true);

  it('asks one more question, which decides', () => {
    expect(dueTieBreaks(made, tied).map(({ id }) => id)).toEqual(LETTERS.map((letters) => `tie-${letters}`));
    expect(missingAnswers(made, tied)).toEqual(LETTERS.map((letters) => `tie-${letters}`));
    expect(askedQuestions(made, tied).length).toBe(32);
    const decided = new Map([
      ...tied,
      ...made.tieBreaks.map(({ id, dimension }) => [id, { value: choosing(id, dimension[1] ?? ''), seq: 90 }] as const),
    ]);
    expect(scorePersonality(made, decided)).toMatchObject({ code: 'DKFA' });
    expect(scorePersonality(made, decided).sliders[0]).toMatchObject({ leaning: 'SLIGHT', position: 50 });
  });

  it('is both when that is passed over too, with the letter of the latest answer', () => {
    const both = new Map([...tied, ...made.tieBreaks.map(({ id }) => [id, { value: 'S', seq: 90 }] as const)]);
    expect(missingAnswers(made, both)).toEqual([]);
    expect(scorePersonality(made, both).sliders[0]).toMatchObject({ leaning: 'BOTH', letter: 'D', position: 50 });
    both.set('WD-0', { value: choosing('WD-0', 'W'), seq: 99 });
    expect(scorePersonality(made, both).sliders[0]).toMatchObject({ leaning: 'BOTH', letter: 'W' });
  });

  it('is not asked about before the end', () => {
    const begun = new Map([...tied].slice(0, 10));
    expect(dueTieBreaks(made, begun)).toEqual([]);
    expect(missingAnswers(made, begun).length).toBe(18);
  });
});

test('one question of a dimension may be passed over', () => {
  const given = leaning(7);
  given.set('WD-5', { value: 'S', seq: 50 });
  given.set('SK-1', { value: 'S', seq: 51 });
  expect(missingAnswers(made, given)).toEqual([]);
  // The one passed over first may stay so, wherever the other one stands.
  given.set('WD-1', { value: 'S', seq: 52 });
  expect(missingAnswers(made, given)).toEqual(['WD-1']);
  given.set('WD-5', { value: '1', seq: 53 });
  expect(missingAnswers(made, given)).toEqual([]);
});
