import { describe, expect, it } from 'vitest';
import { pickPuzzle } from './pickPuzzle.ts';
import { sampleMissions } from './testing/sampleMissions.ts';

describe('the puzzle of an attempt', () => {
  const { PUZZLE, OX } = sampleMissions();
  const other = PUZZLE.clues.map((clue) => ({ ...clue, row: clue.row + 3 }));
  const several = { ...PUZZLE, others: [other] };

  it('is chosen by its seed, each puzzle by some seed, and carries no other', () => {
    expect(pickPuzzle(several, 4)).toEqual({ kind: 'PUZZLE', clues: PUZZLE.clues });
    expect(pickPuzzle(several, 2 ** 31 - 1)).toEqual({ kind: 'PUZZLE', clues: other });
  });

  it('is the only one where there is no other, and other missions stay as they are', () => {
    expect(pickPuzzle(PUZZLE, 5)).toBe(PUZZLE);
    expect(pickPuzzle(OX, 5)).toBe(OX);
  });
});
