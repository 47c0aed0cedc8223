import { beginAt } from './chooseCell.ts';
import { goOn } from './goOn.ts';
import type { PlaySheet } from './PlaySheet.ts';
import { chosenEntry, isFilled, isLocked, isSyllable, type PlayState, wordText } from './PlayState.ts';
import { stillWrong } from './typeIntoWord.ts';

/** How a checked word came out. */
export interface WordMark {
  key: string;
  correct: boolean;
  /** What was marked: a word that has changed since is not the one this mark is about. */
  text: string;
}

/**
 * Closes words marked right and remembers those marked wrong until they change.
 *
 * @param goesOn the next open word is chosen when the chosen one was closed
 */
export function applyMarks(sheet: PlaySheet, state: PlayState, given: readonly WordMark[], goesOn: boolean): PlayState {
  const locked = [...state.locked];
  const marks = given.flatMap(({ key, correct, text }) => {
    const entry = sheet.byKey.get(key);
    return entry && isFilled(state, entry) && wordText(state, entry) === text ? [{ entry, correct }] : [];
  });
  for (const { entry, correct } of marks) if (correct) for (const cell of entry.cells) locked[cell] = true;
  const marked = new Set(marks.map(({ entry }) => entry.key));
  const wrong = [
    ...state.wrong.filter((key) => !marked.has(key)),
    ...marks.filter(({ correct }) => !correct).map(({ entry }) => entry.key),
  ];
  const after = { ...state, locked, wrong };
  const chosen = chosenEntry(sheet, state);
  const closed = isLocked(after, chosen) && !isLocked(state, chosen);
  return goesOn && closed ? goOn(sheet, after) : withFreshField(sheet, state, after);
}

/**
 * Writes the whole syllables of a text into a word, one a cell from its first, and closes those cells. Cells that are
 * closed already stay as they are, and so do those for which the text has only a consonant or `·`: a consonant that is
 * closed could never become the syllable it begins.
 */
export function revealSyllables(sheet: PlaySheet, state: PlayState, key: string, text: string): PlayState {
  const entry = sheet.byKey.get(key);
  if (!entry) return state;
  const cells = [...state.cells];
  const locked = [...state.locked];
  for (const [index, syllable] of [...text.normalize('NFC')].entries()) {
    const cell = entry.cells[index];
    if (cell === undefined || !isSyllable(syllable) || locked[cell]) continue;
    cells[cell] = syllable;
    locked[cell] = true;
  }
  const wrong = stillWrong(sheet, state, cells).filter((marked) => marked !== key);
  return withFreshField(sheet, state, { ...state, cells, locked, wrong });
}

/**
 * When cells of the chosen word were closed or written from outside, a new field begins, unless something is being
 * written: an input method that is interrupted would begin its syllable again.
 */
function withFreshField(sheet: PlaySheet, before: PlayState, after: PlayState): PlayState {
  const entry = chosenEntry(sheet, after);
  const touched = entry.cells.some(
    (cell) => before.locked[cell] !== after.locked[cell] || before.cells[cell] !== after.cells[cell],
  );
  if (!touched) return after;
  const { field, cursor } = after;
  if (field.value === '' && !field.composing) return beginAt(after, entry, cursor);
  const ahead = field.open.find((index) => index >= cursor && !after.locked[entry.cells[index] as number]);
  return { ...after, cursor: ahead ?? cursor };
}
