import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCrossword } from './generateCrossword.ts';
import { numberCrossword } from './numberCrossword.ts';
import { placementSlot } from './Placement.ts';

describe('numberCrossword', () => {
  it('numbers in reading order and shares the number of a common first cell', () => {
    const { entries } = numberCrossword([
      { row: 2, col: 0, direction: 'across' as const, length: 3 },
      { row: 0, col: 2, direction: 'down' as const, length: 3 },
      { row: 0, col: 2, direction: 'across' as const, length: 2 },
    ]);
    expect(entries.map(({ direction, number }) => `${direction} ${number}`)).toEqual([
      'across 1',
      'across 2',
      'down 1',
    ]);
  });

  it('counts 1, 2, 3 … over start cells only and never goes back while reading', () => {
    const syllables = fc
      .array(fc.constantFrom(...'가나다라마바사'), { minLength: 2, maxLength: 4 })
      .map((word) => word.join(''));
    fc.assert(
      fc.property(fc.uniqueArray(syllables, { minLength: 1, maxLength: 8 }), fc.integer(), (words, seed) => {
        const slots = generateCrossword({ words, seed }).placements.map(placementSlot);
        const { cells, entries } = numberCrossword(slots);
        const numbers = cells.flatMap(({ number }) => number ?? []);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        for (const { row, col, number } of entries) {
          expect(cells.find((cell) => cell.row === row && cell.col === col)?.number).toBe(number);
        }
        expect(cells.length).toBe(
          slots.reduce((sum, { length }) => sum + length, 0) - generateCrossword({ words, seed }).crossings,
        );
      }),
      { numRuns: 60 },
    );
  });
});
