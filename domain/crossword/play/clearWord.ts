import { beginAt } from './chooseCell.ts';
import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { chosenEntry, isFilled, type PlayState } from './PlayState.ts';
import { openIndices, stillWrong } from './typeIntoWord.ts';

/** Empties the chosen word but keeps locked cells and syllables that belong to another filled word. */
export function clearWord(sheet: PlaySheet, state: PlayState): PlayState {
  const entry = chosenEntry(sheet, state);
  return clearEntries(sheet, state, [entry], entry);
}

/**
 * Empties every word that was marked wrong, and goes to the first of them. A syllable that also belongs to a filled
 * word not marked wrong stays. Nothing happens where no word is marked wrong.
 */
export function clearWrong(sheet: PlaySheet, state: PlayState): PlayState {
  const wrong = sheet.entries.filter(({ key }) => state.wrong.includes(key));
  return wrong[0] ? clearEntries(sheet, state, wrong, wrong[0]) : state;
}

function clearEntries(sheet: PlaySheet, state: PlayState, cleared: readonly SheetEntry[], next: SheetEntry): PlayState {
  const cells = [...state.cells];
  for (const entry of cleared) {
    const crossing = entry.direction === 'across' ? 'down' : 'across';
    for (const cell of entry.cells) {
      const other = sheet.through.get(cell)?.[crossing];
      const kept = other && !cleared.includes(other) && isFilled(state, other);
      if (!state.locked[cell] && !kept) cells[cell] = '';
    }
  }
  const index = openIndices(state, next, 0).find((at) => cells[next.cells[at] as number] === '') ?? 0;
  return beginAt({ ...state, cells, wrong: stillWrong(sheet, state, cells) }, next, index);
}
