import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { checkCrossword } from './checkCrossword.ts';
import { generateCrossword } from './generateCrossword.ts';
import { bestByBruteForce } from './testing/bestByBruteForce.ts';

const HEUNGBU = ['흥부', '놀부', '제비', '제비다리', '박씨', '톱질', '부자', '자루', '다람쥐', '비단', '단지', '지붕'];

const POOL = [
  ...HEUNGBU,
  '부채',
  '채소',
  '소금',
  '금화',
  '화분',
  '분수',
  '수박',
  '박수',
  '수레',
  '레몬',
  '루비',
  '비누',
];

/** Words over few syllables, so that they cross often. */
const wordOf = (alphabet: string, longest: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 2, maxLength: longest }).map((syllables) => syllables.join(''));

describe('generateCrossword', () => {
  it('places only listed words in a sound, connected grid, whatever the list', () => {
    fc.assert(
      fc.property(
        fc.array(wordOf('가나다라마바사아자차', 5), { maxLength: 9 }),
        fc.integer(),
        fc.integer({ min: 4, max: 10 }),
        (words, seed, size) => {
          const { placements, unplaced } = generateCrossword({ words, size, seed });
          const fitting = words.some((word) => word.length <= size);
          expect(placements.length > 0).toBe(fitting);
          if (fitting) expect(checkCrossword(placements, size)).toEqual([]);
          const accounted = [...placements.map(({ word }) => word), ...unplaced.map(({ word }) => word)];
          expect(accounted.sort()).toEqual([...words].sort());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('lays ten thousand lists of all sizes soundly, each word placed once or left out with a reason', () => {
    const random = createRandom(20);
    const draw = (from: number, to: number) => from + pickIndex(to - from + 1, random);
    for (let round = 0; round < 10_000; round += 1) {
      // Syllables as rare as in books: the words of a list share a few.
      const wordCount = round % 100 === 0 ? draw(30, 50) : draw(1, 16);
      const alphabet = wordCount * draw(3, 6);
      const syllable = () => String.fromCodePoint(0xac00 + pickIndex(alphabet, random) * 28);
      const words = Array.from({ length: wordCount }, () =>
        Array.from({ length: draw(1, 6) }, syllable).join(round % 7 === 0 ? ' ' : ''),
      );
      const wanted = round % 5 === 0 ? { wanted: draw(1, 10) } : {};
      const { placements, unplaced } = generateCrossword({ words, seed: round, ...wanted });
      const problems = placements.length > 0 ? checkCrossword(placements) : [];
      const reported = [...placements, ...unplaced].map(({ word }) => word.replaceAll(' ', '')).sort();
      const given = words.map((word) => word.replaceAll(' ', '')).sort();
      const sound = problems.length === 0 && reported.join() === given.join();
      if (!sound) expect({ words, problems, reported }).toBe('a sound grid');
    }
  });

  it('finds as many words and crossings as a search that tries everything', () => {
    const lists = (most: number) => fc.uniqueArray(wordOf('가나다라마', 3), { minLength: 2, maxLength: most });
    const puzzles = fc.oneof(fc.tuple(lists(4), fc.constant(3)), fc.tuple(lists(3), fc.constant(4)));
    fc.assert(
      fc.property(puzzles, ([words, size]) => {
        const { placements, crossings, proven } = generateCrossword({ words, size, seed: 1 });
        expect(proven).toBe(true);
        expect({ words: placements.length, crossings }).toEqual(bestByBruteForce(words, size));
      }),
      { numRuns: 80 },
    );
  });

  it('finds the loop when four words can close a ring', () => {
    const result = generateCrossword({ words: ['가나다', '다라마', '가바사', '사아마'], seed: 4 });
    expect(result).toMatchObject({ crossings: 4, proven: true, unplaced: [] });
  });

  it('is at least as good as a lattice of six words that is known to exist', () => {
    const cells = fc.array(fc.constantFrom(...'가나다라마바사아자차카타'), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(cells, (syllables) => {
        const at = (row: number, col: number) => syllables[row * 5 + col] ?? '';
        const line = [0, 1, 2, 3, 4];
        const words = [0, 2, 4].flatMap((track) => [
          line.map((step) => at(track, step)).join(''),
          line.map((step) => at(step, track)).join(''),
        ]);
        fc.pre(new Set(words).size === words.length);
        const { placements, crossings } = generateCrossword({ words, seed: 2 });
        expect(placements).toHaveLength(6);
        expect(crossings).toBeGreaterThanOrEqual(9);
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same grid for the same seed and turns or varies it for others', () => {
    const grids = Array.from({ length: 12 }, (_, seed) => generateCrossword({ words: HEUNGBU, seed }));
    const again = generateCrossword({ words: HEUNGBU, seed: 5 });
    expect(again).toEqual(grids[5]);
    expect(new Set(grids.map(({ placements }) => JSON.stringify(placements))).size).toBeGreaterThan(1);
    expect(new Set(grids.map(({ placements }) => placements.length)).size).toBe(1);
  });

  it('tells why a word is left out', () => {
    const { unplaced } = generateCrossword({
      words: ['흥부', '놀부', '놀부', 'Apple', '쥐', '아주아주긴이름의낱말하나', '구름'],
      seed: 0,
    });
    expect(unplaced).toEqual([
      { word: '놀부', reason: 'DUPLICATE' },
      { word: 'Apple', reason: 'NOT_HANGUL' },
      { word: '쥐', reason: 'TOO_SHORT' },
      { word: '아주아주긴이름의낱말하나', reason: 'TOO_LONG' },
      { word: '구름', reason: 'NO_SHARED_SYLLABLE' },
    ]);
  });

  it('calls a word that shares a syllable but finds no room NO_ROOM', () => {
    const { unplaced } = generateCrossword({ words: ['금도끼', '은도끼', '쇠도끼'], seed: 0 });
    expect(unplaced).toEqual([{ word: expect.any(String), reason: 'NO_ROOM' }]);
  });

  it('reads decomposed Hangul and spaces as the same word', () => {
    const spaced = generateCrossword({ words: ['제비 다리'.normalize('NFD'), '비단'], seed: 0 });
    expect(spaced.placements.map(({ word }) => word).sort()).toEqual(['비단', '제비다리']);
  });

  it('picks exactly the wanted number from a pool, other words for other seeds, never a word inside another', () => {
    const picks = Array.from({ length: 8 }, (_, seed) => generateCrossword({ words: POOL, seed, wanted: 8 }));
    for (const { placements, unplaced } of picks) {
      expect(placements).toHaveLength(8);
      expect(checkCrossword(placements)).toEqual([]);
      expect(unplaced).toHaveLength(POOL.length - 8);
      const words = placements.map(({ word }) => word);
      expect(words.includes('제비') && words.includes('제비다리')).toBe(false);
    }
    const sets = picks.map(({ placements }) =>
      placements
        .map(({ word }) => word)
        .sort()
        .join(),
    );
    expect(new Set(sets).size).toBeGreaterThan(3);
  });

  it('gives one and the same grid on every machine', () => {
    const { placements } = generateCrossword({ words: POOL, seed: 3, wanted: 6 });
    expect(
      placements.map(({ word, row, col, direction }) => `${word} ${row} ${col} ${direction}`),
    ).toMatchInlineSnapshot(`
      [
        "소금 3 3 across",
        "금화 3 4 down",
        "화분 4 4 across",
        "분수 4 5 down",
        "수레 5 5 across",
        "레몬 5 6 down",
      ]
    `);
  });

  it('never places more words than are wanted, whether chance or search finds them', () => {
    for (let wanted = 4; wanted <= 14; wanted += 1) {
      for (let seed = 0; seed < 6; seed += 1) {
        expect(generateCrossword({ words: POOL, seed, wanted }).placements.length).toBeLessThanOrEqual(wanted);
      }
    }
  });

  it('gives the most that exist when fewer than wanted can cross', () => {
    const result = generateCrossword({ words: ['흥부', '놀부', '하늘', '구름', '바다'], seed: 0, wanted: 4 });
    expect(result.placements).toHaveLength(2);
  });

  it('answers for no words at all', () => {
    expect(generateCrossword({ words: [], seed: 0 })).toEqual({
      placements: [],
      unplaced: [],
      crossings: 0,
      proven: true,
    });
  });
});
