import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { activeCell, chosenEntry, type PlayState } from './PlayState.ts';

/**
 * A cell in words, for a screen reader: place, syllable, the word that is chosen or lies across, the word that crosses
 * it, and where it stands. A clue is announced with its word (`describeWord`), not again with each of its cells.
 */
export function describeCell(sheet: PlaySheet, state: PlayState, cell: number): string {
  const place = `${Math.floor(cell / sheet.size) + 1}행 ${(cell % sheet.size) + 1}열`;
  const words = sheet.through.get(cell);
  if (!words) return `${place}, 막힌 칸`;
  const direction = chosenEntry(sheet, state).direction;
  const first = words[direction] ?? words.across ?? words.down;
  const second = first === words.across ? words.down : words.across;
  const entries = [first, second].filter((entry) => entry !== undefined);
  const parts = entries.map((entry) => `${entryName(entry)} ${entry.cells.indexOf(cell) + 1}번째 글자`);
  return [place, state.cells[cell] || '빈 칸', ...parts, ...standingOf(state, cell, entries)].join(', ');
}

function standingOf(state: PlayState, cell: number, entries: readonly SheetEntry[]): string[] {
  if (state.locked[cell]) return ['맞은 글자'];
  return entries.some(({ key }) => state.wrong.includes(key)) ? ['다시 생각해 볼 낱말'] : [];
}

/** The chosen word with its clue and the cell that is written next: announced when another word is chosen. */
export function describeWord(sheet: PlaySheet, state: PlayState, clueOf: ReadonlyMap<string, string>): string {
  const entry = chosenEntry(sheet, state);
  const words = `${entryName(entry)}, ${entry.length}글자. ${clueOf.get(entry.key) ?? ''}`;
  return `${words.trim()} ${describeCell(sheet, state, activeCell(sheet, state))}`;
}

/** 가로 4번, 세로 2번. */
export function entryName({ direction, number }: { direction: 'across' | 'down'; number: number }): string {
  return `${direction === 'across' ? '가로' : '세로'} ${number}번`;
}
