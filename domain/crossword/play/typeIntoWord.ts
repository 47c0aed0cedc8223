import { convertQwertyToHangul } from 'es-hangul';
import { withoutUnseen } from '../../text/withoutUnseen.ts';
import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { chosenEntry, type PlayState, type TypedField } from './PlayState.ts';
import { splitTyped } from './splitTyped.ts';

/** What the text field holds now, and whether an input method is still composing its last syllable. */
export interface TypedText {
  value: string;
  composing: boolean;
}

/**
 * Projects the whole text of the field onto the cells of the chosen word, from the cell where it began.
 * Composing changes only where the cursor is drawn. Text beyond the last cell is shown nowhere, and cut off
 * as soon as nothing is composed. Only the open cells of the field are written. A text too long for the open cells is read as the
 * whole word when it agrees with what stands in the others: children type a word from its beginning.
 */
export function typeIntoWord(sheet: PlaySheet, state: PlayState, { value, composing }: TypedText): PlayState {
  const entry = chosenEntry(sheet, state);
  const { field } = state;
  const { head, own: typed } = splitTyped(toSyllables(value), field.head);
  const { open } = field;
  if (open.length === 0) {
    const left = composing ? { value, head } : { value: '', head: [] };
    return { ...state, field: { ...field, ...left, composing } };
  }
  const targets = typedTargets(typed, field);
  const kept = typed.slice(0, targets.length);
  const longest = Math.max(field.longest, kept.length);
  const cells = [...state.cells];
  const write = (index: number, syllable: string) => {
    const cell = entry.cells[index] as number;
    if (open.includes(index) && !state.locked[cell]) cells[cell] = syllable;
  };
  for (const index of open) write(index, field.base[index] ?? '');
  for (const [at, index] of targets.entries()) if (at < longest) write(index, kept[at] ?? '');
  const last = targets.length - 1;
  const at = Math.max(0, Math.min(typed.length - (composing ? 1 : 0), last));
  const cut = !composing && typed.length > targets.length;
  return {
    ...state,
    cells,
    wrong: stillWrong(sheet, state, cells),
    cursor: targets[at] ?? state.cursor,
    field: { ...field, value: cut ? [...head, ...kept].join('') : value, composing, head, longest },
  };
}

/** Indices of the word's cells that its syllables go to, the first one first. */
export function typedTargets(typed: readonly string[], { open, base }: TypedField): readonly number[] {
  const whole = typed.length > open.length && readsAsWholeWord(typed, open, base);
  return whole ? base.map((_, index) => index) : open;
}

/** NFC, without what is not seen (a paste may carry it); letters typed with the keyboard still on English become the Hangul on the same keys. */
export function toSyllables(value: string): string[] {
  const text = withoutUnseen(value.normalize('NFC'));
  return [...(/[A-Za-z]/.test(text) ? convertQwertyToHangul(text) : text)];
}

/** Indices of the word's cells that can be written: not locked, from the given one on. */
export function openIndices(state: PlayState, entry: SheetEntry, from: number): number[] {
  return entry.cells.flatMap((cell, index) => (index >= from && !state.locked[cell] ? [index] : []));
}

/** Words that were marked wrong and have not changed between the state and the new cells. */
export function stillWrong(sheet: PlaySheet, state: PlayState, cells: readonly string[]): readonly string[] {
  if (state.wrong.length === 0) return state.wrong;
  return state.wrong.filter((key) => sheet.byKey.get(key)?.cells.every((cell) => cells[cell] === state.cells[cell]));
}

function readsAsWholeWord(typed: readonly string[], open: readonly number[], base: readonly string[]): boolean {
  if (typed.length > base.length) return false;
  return base.every((syllable, index) => open.includes(index) || (syllable !== '' && typed[index] === syllable));
}
