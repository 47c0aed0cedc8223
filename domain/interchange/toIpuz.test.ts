import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePack } from '../book-pack/testing/samplePack.ts';
import { layOutPuzzle } from '../mission/layOutPuzzle.ts';
import { toIpuz } from './toIpuz.ts';

const { book, puzzle } = samplePack();
const facts = { bookNo: book.bookNo, bookName: book.bookName, publisherName: '책바다' };

describe('a crossword for other programs', () => {
  it('holds every word where its number says, and nothing else, whatever the seed', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (seed) => {
        const { clues } = layOutPuzzle({ ...puzzle, seed });
        const made = toIpuz(facts, clues);
        const { height, width } = made.dimensions;
        for (const grid of [made.puzzle, made.solution]) {
          expect(grid.map((line) => line.length)).toEqual(Array(height).fill(width));
        }
        const used = new Set<string>();
        for (const [name, [down, right]] of [['Across', [0, 1]] as const, ['Down', [1, 0]] as const]) {
          for (const [number, clue] of made.clues[name]) {
            const row = made.puzzle.findIndex((line) => line.includes(number));
            const col = made.puzzle[row]?.indexOf(number) ?? -1;
            const word = clues.find((laid) => laid.clue === clue)?.word ?? '';
            for (const [index, syllable] of [...word].entries()) {
              const at: [number, number] = [row + down * index, col + right * index];
              used.add(at.join());
              expect(made.solution[at[0]]?.[at[1]]).toBe(syllable);
            }
          }
        }
        const filled = made.solution.flatMap((line, row) =>
          line.flatMap((cell, col) => (cell === '#' ? [] : [`${row},${col}`])),
        );
        expect(new Set(filled)).toEqual(used);
        expect(made.clues.Across.length + made.clues.Down.length).toBe(clues.length);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves no empty row or column at its edges', () => {
    const { puzzle: grid } = toIpuz(facts, layOutPuzzle(puzzle).clues);
    const columns = (grid[0] ?? []).map((_, col) => grid.map((line) => line[col]));
    for (const edge of [grid[0], grid.at(-1), columns[0], columns.at(-1)]) {
      expect(edge?.some((cell) => cell !== '#')).toBe(true);
    }
  });
});
