import { chooseCellAlong } from './chooseCell.ts';
import type { PlaySheet } from './PlaySheet.ts';
import { activeCell, type PlayState } from './PlayState.ts';

/** An arrow key. */
export type ArrowStep = 'up' | 'down' | 'left' | 'right';

const STEPS: Record<ArrowStep, [rows: number, cols: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/**
 * Moves to the next cell of a word in the direction of an arrow, jumping over gaps, and takes the word that
 * lies that way where there is one. At the edge nothing changes.
 */
export function moveInGrid(sheet: PlaySheet, state: PlayState, step: ArrowStep): PlayState {
  const [rows, cols] = STEPS[step];
  const from = activeCell(sheet, state);
  let row = Math.floor(from / sheet.size) + rows;
  let col = (from % sheet.size) + cols;
  while (row >= 0 && col >= 0 && row < sheet.size && col < sheet.size) {
    const cell = row * sheet.size + col;
    const words = sheet.through.get(cell);
    if (words) return chooseCellAlong(state, words, cell, rows === 0 ? 'across' : 'down');
    row += rows;
    col += cols;
  }
  return state;
}

/** Moves to the first (`home`) or last (`end`) cell of the chosen word. */
export function moveToEdge(sheet: PlaySheet, state: PlayState, edge: 'home' | 'end'): PlayState {
  const entry = sheet.byKey.get(state.entry);
  const cell = edge === 'home' ? entry?.cells[0] : entry?.cells.at(-1);
  const words = cell === undefined ? undefined : sheet.through.get(cell);
  return entry && words && cell !== undefined ? chooseCellAlong(state, words, cell, entry.direction) : state;
}
