import { beginAt } from './chooseCell.ts';
import type { PlaySheet } from './PlaySheet.ts';
import { chosenEntry, type PlayState } from './PlayState.ts';
import { openIndices, stillWrong } from './typeIntoWord.ts';

/**
 * Backspace while the field is empty: empties the active cell, or, where it is empty or locked,
 * goes back to the cell before that is not locked and empties that.
 */
export function eraseBack(sheet: PlaySheet, state: PlayState): PlayState {
  const entry = chosenEntry(sheet, state);
  const open = openIndices(state, entry, 0);
  const here = open.includes(state.cursor) && state.cells[entry.cells[state.cursor] as number] !== '';
  const target = here ? state.cursor : open.filter((index) => index < state.cursor).at(-1);
  if (target === undefined) return state;
  const cells = [...state.cells];
  cells[entry.cells[target] as number] = '';
  return beginAt({ ...state, cells, wrong: stillWrong(sheet, state, cells) }, entry, target);
}
