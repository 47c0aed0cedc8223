import { beginAt } from './chooseCell.ts';
import type { PlaySheet } from './PlaySheet.ts';
import { chosenEntry, EMPTY_CELL, isFilled, type PlayState } from './PlayState.ts';

/** How a checked word came out. */
export interface WordMark {
  key: string;
  correct: boolean;
}

/** Closes words marked right and remembers those marked wrong until they change. */
export function applyMarks(sheet: PlaySheet, state: PlayState, marks: readonly WordMark[]): PlayState {
  const locked = [...state.locked];
  for (const { key, correct } of marks) {
    const entry = sheet.byKey.get(key);
    // A word changed meanwhile is no longer the one that was marked.
    if (correct && entry && isFilled(state, entry)) for (const cell of entry.cells) locked[cell] = true;
  }
  const marked = new Set(marks.map(({ key }) => key));
  const wrong = [
    ...state.wrong.filter((key) => !marked.has(key)),
    ...marks.filter(({ key, correct }) => !correct && sheet.byKey.has(key)).map(({ key }) => key),
  ];
  return withFreshField(sheet, state, { ...state, locked, wrong });
}

/** Writes syllables into a word from its first cell and closes those cells; `·` leaves a cell as it is. */
export function revealSyllables(sheet: PlaySheet, state: PlayState, key: string, text: string): PlayState {
  const entry = sheet.byKey.get(key);
  if (!entry) return state;
  const cells = [...state.cells];
  const locked = [...state.locked];
  for (const [index, syllable] of [...text.normalize('NFC')].entries()) {
    const cell = entry.cells[index];
    if (cell === undefined || syllable === EMPTY_CELL) continue;
    cells[cell] = syllable;
    locked[cell] = true;
  }
  const wrong = state.wrong.filter((marked) => marked !== key);
  return withFreshField(sheet, state, { ...state, cells, locked, wrong });
}

/** A new field for the chosen word when cells of it were closed or written from outside. */
function withFreshField(sheet: PlaySheet, before: PlayState, after: PlayState): PlayState {
  const entry = chosenEntry(sheet, after);
  const touched = entry.cells.some(
    (cell) => before.locked[cell] !== after.locked[cell] || before.cells[cell] !== after.cells[cell],
  );
  return touched ? beginAt(after, entry, after.cursor) : after;
}
