import type { PlaySheet, SheetEntry } from './PlaySheet.ts';

/**
 * The text field behind the word being written. The field holds the whole text typed since the word or cell
 * was chosen; the cells are a projection of it.
 */
export interface TypedField {
  /** Counts up whenever a new, empty field begins: the view empties its input then, and only then. */
  session: number;
  value: string;
  composing: boolean;
  /** The word's cells as they were when the field began. */
  base: readonly string[];
  /**
   * First syllables of the text that belong to words before: writing went on from a word that was found right. An empty
   * field there would interrupt the input method.
   */
  head: readonly string[];
  /** Longest text of this session in syllables: cells it has covered are emptied again by deleting. */
  longest: number;
  /**
   * Indices of the word's cells that the text goes to, as they were open when the field began. What is closed
   * meanwhile keeps its place in the text, so that a hint never moves what is being written.
   */
  open: readonly number[];
}

/** Everything that changes while a crossword is played. */
export interface PlayState {
  /** `size * size` cells; '' is empty, a lone jamo is a syllable still being typed. */
  cells: readonly string[];
  /** Cells that cannot change any more: words marked right, syllables shown by a hint. */
  locked: readonly boolean[];
  /** Keys of words marked wrong and not touched since. */
  wrong: readonly string[];
  /** The student's wish: writing jumps over cells that are filled, and stepping over words that are. */
  skipFilled: boolean;
  /** Key of the chosen word, and the index in it of the cell that is written next. */
  entry: string;
  cursor: number;
  field: TypedField;
}

/** Stands for an empty cell in the text of a word. */
export const EMPTY_CELL = '·';

/** The chosen word. */
export function chosenEntry(sheet: PlaySheet, state: PlayState): SheetEntry {
  const entry = sheet.byKey.get(state.entry) ?? sheet.entries[0];
  if (!entry) throw new Error('a crossword needs at least one word');
  return entry;
}

/** The active cell, as an index `row * size + col`. */
export function activeCell(sheet: PlaySheet, state: PlayState): number {
  return chosenEntry(sheet, state).cells[state.cursor] ?? -1;
}

/** The syllables of a word with `·` for each cell that holds no whole syllable; '' when none does. */
export function wordText(state: PlayState, entry: SheetEntry): string {
  const syllables = entry.cells.map((cell) => (isSyllable(state.cells[cell]) ? state.cells[cell] : EMPTY_CELL));
  return syllables.every((syllable) => syllable === EMPTY_CELL) ? '' : syllables.join('');
}

/** True when every cell of the word holds a whole Hangul syllable. */
export function isFilled(state: PlayState, entry: SheetEntry): boolean {
  return entry.cells.every((cell) => isSyllable(state.cells[cell]));
}

/** False for an empty cell and for a jamo that waits for the rest of its syllable. */
export function isSyllable(text: string | undefined): boolean {
  return text !== undefined && /^[가-힣]$/u.test(text);
}

/** True when every cell of the word is locked. */
export function isLocked(state: PlayState, entry: SheetEntry): boolean {
  return entry.cells.every((cell) => state.locked[cell]);
}

/** How many words are filled. */
export function filledCount(sheet: PlaySheet, state: PlayState): number {
  return sheet.entries.filter((entry) => isFilled(state, entry)).length;
}
