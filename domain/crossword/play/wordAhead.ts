import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { chosenEntry, isFilled, type PlayState } from './PlayState.ts';

/**
 * The word that lies ahead in the clue order, 1 towards the last and -1 towards the first; undefined at the end, where the
 * keyboard goes on to what stands beside the grid. With the student's wish to skip what is filled only words with an empty
 * cell count, as long as there is one.
 */
export function wordAhead(sheet: PlaySheet, state: PlayState, step: 1 | -1): SheetEntry | undefined {
  const { entries } = sheet;
  const at = entries.indexOf(chosenEntry(sheet, state));
  const ahead = step === 1 ? entries.slice(at + 1) : entries.slice(0, at).reverse();
  const skips = state.skipFilled && entries.some((entry) => !isFilled(state, entry));
  return skips ? ahead.find((entry) => !isFilled(state, entry)) : ahead[0];
}
