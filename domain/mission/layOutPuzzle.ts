import type { ItemPlace, PuzzleContent } from '../book-pack/BookPackContent.ts';
import { type CrosswordProblem, checkCrossword } from '../crossword/checkCrossword.ts';
import { generateCrossword } from '../crossword/generateCrossword.ts';
import { numberCrossword } from '../crossword/numberCrossword.ts';
import { placementSlot } from '../crossword/Placement.ts';
import type { LaidClue } from './MissionMaterial.ts';

/** A grid with its clues, and everything that makes it unfit for play (empty when it is sound). */
export interface LaidPuzzle {
  clues: LaidClue[];
  problems: CrosswordProblem[];
}

/** Cells a side of every puzzle. */
export const PUZZLE_SIZE = 10;

/** Picks and lays out the wanted words of a pool. The same pool and seed give the same grid and the same keys. */
export function layOutPuzzle(puzzle: PuzzleContent): LaidPuzzle {
  const { placements } = generateCrossword({
    words: puzzle.words.map(({ word }) => word),
    size: PUZZLE_SIZE,
    seed: puzzle.seed,
    wanted: puzzle.wanted,
  });
  const written = new Map(puzzle.words.map((entry) => [entry.word.normalize('NFC'), entry]));
  const slots = placements.map((placement) => ({ ...placementSlot(placement), word: placement.word }));
  const clues = numberCrossword(slots).entries.map(({ number, direction, row, col, word }) => ({
    key: `${number}-${direction}`,
    number,
    direction,
    row,
    col,
    word,
    clue: written.get(word)?.clue ?? '',
    ...placeOf(written.get(word)),
  }));
  return { clues, problems: checkCrossword(placements, PUZZLE_SIZE) };
}

/** Only the key that is there: a stored material is compared by its text. */
function placeOf(entry: ItemPlace | undefined): ItemPlace {
  return entry?.scene === undefined ? { pageNo: entry?.pageNo ?? 1 } : { scene: entry.scene };
}
