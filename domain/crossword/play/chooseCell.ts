import type { CrosswordDirection } from '../Placement.ts';
import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { activeCell, chosenEntry, isFilled, type PlayState } from './PlayState.ts';
import { openIndices } from './typeIntoWord.ts';

/** Chooses a word and begins a new, empty field at the given index of it (or the next cell that is not locked). */
export function beginAt(state: PlayState, entry: SheetEntry, index: number): PlayState {
  const ahead = openIndices(state, entry, index)[0];
  const from = ahead === undefined ? (openIndices(state, entry, 0)[0] ?? index) : index;
  const base = entry.cells.map((cell) => state.cells[cell] ?? '');
  const skipped = state.skipFilled ? filledAfter(state, entry, from) : [];
  const open = openIndices(state, entry, from).filter((at) => !skipped.includes(at));
  const field = { session: state.field.session + 1, value: '', composing: false, base, head: [], longest: 0, open };
  return { ...state, entry: entry.key, cursor: ahead ?? from, field };
}

/**
 * Filled cells behind the one where writing begins; none when all of them are, for then they are to be written again.
 */
function filledAfter(state: PlayState, entry: SheetEntry, from: number): number[] {
  const behind = openIndices(state, entry, from + 1);
  const filled = behind.filter((index) => state.cells[entry.cells[index] as number] !== '');
  const hereEmpty = state.cells[entry.cells[from] as number] === '';
  return filled.length < behind.length || hereEmpty ? filled : [];
}

/** Chooses a word at its first empty cell, or at its first cell when none is empty. */
export function chooseEntry(sheet: PlaySheet, state: PlayState, key: string): PlayState {
  const entry = sheet.byKey.get(key);
  if (!entry) return state;
  const open = openIndices(state, entry, 0);
  const empty = open.find((index) => state.cells[entry.cells[index] as number] === '');
  return beginAt(state, entry, empty ?? open[0] ?? 0);
}

/**
 * Chooses a cell. A second tap on the active cell turns to the crossing word; otherwise the present direction
 * is kept where a word lies that way. Cells without a word change nothing.
 */
export function chooseCell(sheet: PlaySheet, state: PlayState, cell: number): PlayState {
  const words = sheet.through.get(cell);
  if (!words) return state;
  if (cell === activeCell(sheet, state)) return toggleDirection(sheet, state);
  return chooseCellAlong(state, words, cell, chosenEntry(sheet, state).direction);
}

/** Chooses the word through a cell in the given direction, or the other one where there is none. */
export function chooseCellAlong(
  state: PlayState,
  words: Partial<Record<CrosswordDirection, SheetEntry>>,
  cell: number,
  direction: CrosswordDirection,
): PlayState {
  const entry = words[direction] ?? words.across ?? words.down;
  if (!entry) return state;
  return { ...beginAt(state, entry, entry.cells.indexOf(cell)), cursor: entry.cells.indexOf(cell) };
}

/** Turns to the word that crosses the active cell; nothing changes where none does. */
export function toggleDirection(sheet: PlaySheet, state: PlayState): PlayState {
  const cell = activeCell(sheet, state);
  const across = chosenEntry(sheet, state).direction === 'across';
  const other = sheet.through.get(cell)?.[across ? 'down' : 'across'];
  return other ? { ...beginAt(state, other, other.cells.indexOf(cell)), cursor: other.cells.indexOf(cell) } : state;
}

/** Sets the student's choice, and restarts the field of the chosen word by it. */
export function setSkipFilled(sheet: PlaySheet, state: PlayState, skipFilled: boolean): PlayState {
  if (state.skipFilled === skipFilled) return state;
  const next = beginAt({ ...state, skipFilled }, chosenEntry(sheet, state), state.cursor);
  return { ...next, cursor: state.cursor };
}

/**
 * The next (1) or previous (-1) word of the clue order, round at the ends; `unfilled`, like the student's wish to skip
 * what is filled, passes words that are full.
 */
export function chooseNeighbour(sheet: PlaySheet, state: PlayState, step: 1 | -1, unfilled: boolean): PlayState {
  const count = sheet.entries.length;
  const at = sheet.entries.indexOf(chosenEntry(sheet, state));
  const around = Array.from(
    { length: count },
    (_, turn) => sheet.entries[(at + step * (turn + 1) + count * 2) % count],
  );
  const skips = unfilled || state.skipFilled;
  const next = (skips ? around.find((entry) => entry && !isFilled(state, entry)) : undefined) ?? around[0];
  return next ? chooseEntry(sheet, state, next.key) : state;
}
