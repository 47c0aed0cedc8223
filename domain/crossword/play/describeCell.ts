import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { chosenEntry, type PlayState } from './PlayState.ts';

const NO_CLUES: ReadonlyMap<string, string> = new Map();

/**
 * A cell in words, for a screen reader: place, syllable, the word that is chosen or lies across with its clue, the
 * word that crosses it with its clue, and where it stands.
 */
export function describeCell(
  sheet: PlaySheet,
  state: PlayState,
  cell: number,
  clueOf: ReadonlyMap<string, string> = NO_CLUES,
): string {
  const place = `${Math.floor(cell / sheet.size) + 1}행 ${(cell % sheet.size) + 1}열`;
  const words = sheet.through.get(cell);
  if (!words) return `${place}, 막힌 칸`;
  const direction = chosenEntry(sheet, state).direction;
  const first = words[direction] ?? words.across ?? words.down;
  const second = first === words.across ? words.down : words.across;
  const entries = [first, second].filter((entry) => entry !== undefined);
  const parts = entries.flatMap((entry) => {
    const clue = clueOf.get(entry.key);
    return [`${entryName(entry)} ${entry.cells.indexOf(cell) + 1}번째 글자`, ...(clue ? [clue] : [])];
  });
  return [place, state.cells[cell] || '빈 칸', ...parts, ...standingOf(state, cell, entries)].join(', ');
}

function standingOf(state: PlayState, cell: number, entries: readonly SheetEntry[]): string[] {
  if (state.locked[cell]) return ['맞은 글자'];
  return entries.some(({ key }) => state.wrong.includes(key)) ? ['다시 생각해 볼 낱말'] : [];
}

/** 가로 4번, 세로 2번. */
export function entryName({ direction, number }: { direction: 'across' | 'down'; number: number }): string {
  return `${direction === 'across' ? '가로' : '세로'} ${number}번`;
}
