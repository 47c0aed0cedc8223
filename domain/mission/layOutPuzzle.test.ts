import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutPuzzle } from './layOutPuzzle.ts';

const pool = '바다 다시마 마을 을지문덕 덕담 담요 요리 리본 본보기 기차 차표 표지판 판소리 소나무 무지개 개나리'.split(
  ' ',
);
const puzzle = (seed: number) => ({
  seed,
  wanted: 10,
  words: pool.map((word, index) => ({ word, clue: `${index + 1}번째 낱말을 설명하는 글이에요`, pageNo: index + 1 })),
});

describe('layOutPuzzle', () => {
  it('lays a sound grid of the wanted words for any seed, with unique keys', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (seed) => {
        const { clues, problems } = layOutPuzzle(puzzle(seed));
        expect(problems).toEqual([]);
        expect(clues).toHaveLength(10);
        expect(new Set(clues.map(({ key }) => key)).size).toBe(10);
        for (const { word, clue, pageNo = 0 } of clues) {
          expect([clue, pageNo]).toEqual([puzzle(seed).words[pageNo - 1]?.clue, pool.indexOf(word) + 1]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('keeps the scene of a book read elsewhere', () => {
    const words = puzzle(1).words.map(({ pageNo, ...word }) => ({ ...word, scene: `${pageNo}번째 장면` }));
    for (const clue of layOutPuzzle({ ...puzzle(1), words }).clues) {
      expect(clue).toMatchObject({ scene: `${pool.indexOf(clue.word) + 1}번째 장면` });
      expect(clue).not.toHaveProperty('pageNo');
    }
  });

  it('gives the same keys for the same seed, so that open attempts keep fitting', () => {
    expect(layOutPuzzle(puzzle(42))).toEqual(layOutPuzzle(puzzle(42)));
  });
});
