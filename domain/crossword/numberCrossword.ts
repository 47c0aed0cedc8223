import { type CrosswordSlot, compareDirection, slotCells } from './Placement.ts';

/** A cell of the finished grid; `number` only where a word starts. */
export interface NumberedCell {
  row: number;
  col: number;
  number?: number;
}

/** Slots with their numbers, 가로 first, each list in the order of its numbers. */
export interface NumberedCrossword<T> {
  entries: (T & { number: number })[];
  cells: NumberedCell[];
}

/**
 * Numbers words in reading order (row by row). One number per start cell, shared when a word
 * across and a word down begin in the same cell, so each list may skip numbers.
 */
export function numberCrossword<T extends CrosswordSlot>(slots: readonly T[]): NumberedCrossword<T> {
  const key = (row: number, col: number) => `${row},${col}`;
  const starts = [...new Map(slots.map(({ row, col }) => [key(row, col), { row, col }])).values()];
  starts.sort((a, b) => a.row - b.row || a.col - b.col);
  const numbers = new Map(starts.map(({ row, col }, index) => [key(row, col), index + 1]));
  const entries = slots
    .map((slot) => ({ ...slot, number: numbers.get(key(slot.row, slot.col)) ?? 0 }))
    .sort((a, b) => compareDirection(a.direction, b.direction) || a.number - b.number);
  const cells = new Map<string, NumberedCell>();
  for (const { row, col } of slots.flatMap((slot) => slotCells(slot))) {
    const number = numbers.get(key(row, col));
    cells.set(key(row, col), number === undefined ? { row, col } : { row, col, number });
  }
  return { entries, cells: [...cells.values()].sort((a, b) => a.row - b.row || a.col - b.col) };
}
