import type { PlaySheet } from './PlaySheet.ts';
import { chosenEntry, type PlayState } from './PlayState.ts';

/** A cell in words, for a screen reader: place, word, syllable, state. */
export function describeCell(sheet: PlaySheet, state: PlayState, cell: number): string {
  const place = `${Math.floor(cell / sheet.size) + 1}행 ${(cell % sheet.size) + 1}열`;
  const words = sheet.through.get(cell);
  if (!words) return `${place}, 막힌 칸`;
  const direction = chosenEntry(sheet, state).direction;
  const first = words[direction] ?? words.across ?? words.down;
  const second = first === words.across ? words.down : words.across;
  const parts = [first, second].flatMap((entry) =>
    entry ? [`${entryName(entry)} ${entry.cells.indexOf(cell) + 1}번째 글자`] : [],
  );
  const held = state.cells[cell] || '빈 칸';
  const closed = state.locked[cell] ? ['맞은 글자'] : [];
  return [place, ...parts, held, ...closed].join(', ');
}

/** 가로 4번, 세로 2번. */
export function entryName({ direction, number }: { direction: 'across' | 'down'; number: number }): string {
  return `${direction === 'across' ? '가로' : '세로'} ${number}번`;
}
