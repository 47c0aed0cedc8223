/** 가로 is `across`, 세로 is `down`. */
export type CrosswordDirection = 'across' | 'down';

/** Where a word lies: zero-based row and column of its first syllable. */
export interface Placement {
  word: string;
  row: number;
  col: number;
  direction: CrosswordDirection;
}

/** The place of a word without the word itself: all that a player's screen may know. */
export interface CrosswordSlot {
  row: number;
  col: number;
  direction: CrosswordDirection;
  /** Syllables, one a cell. */
  length: number;
}

/** Cell positions of a slot from its first to its last syllable. */
export function slotCells(slot: CrosswordSlot): { row: number; col: number }[] {
  const down = slot.direction === 'down';
  return Array.from({ length: slot.length }, (_, index) => ({
    row: slot.row + (down ? index : 0),
    col: slot.col + (down ? 0 : index),
  }));
}

/** A placement seen as a slot; syllables are counted after NFC. */
export function placementSlot(placement: Placement): CrosswordSlot {
  const { row, col, direction } = placement;
  return { row, col, direction, length: [...placement.word.normalize('NFC')].length };
}

/** Order of the clue lists: 가로 before 세로. Below 0 when `a` comes first. */
export function compareDirection(a: CrosswordDirection, b: CrosswordDirection): number {
  return Number(a === 'down') - Number(b === 'down');
}
