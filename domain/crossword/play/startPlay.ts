import { chooseNeighbour } from './chooseCell.ts';
import type { PlaySheet } from './PlaySheet.ts';
import { EMPTY_CELL, isFilled, type PlayState } from './PlayState.ts';

/** What is known of a crossword when it is opened: texts by word key, `·` for an empty cell. */
export interface SavedPlay {
  answers: Readonly<Record<string, string>>;
  /** Words that are closed, with their right syllables; they win over answers. */
  locked: Readonly<Record<string, string>>;
  /** The student's wish, kept from an earlier crossword. */
  skipFilled?: boolean;
}

/** The state in which a crossword opens: saved syllables in their cells, the first unfinished word chosen. */
export function startPlay(sheet: PlaySheet, { answers, locked: closed, skipFilled = false }: SavedPlay): PlayState {
  const cells = Array.from({ length: sheet.size * sheet.size }, () => '');
  const locked = cells.map(() => false);
  const write = (texts: Readonly<Record<string, string>>, close: boolean) => {
    for (const entry of sheet.entries) {
      for (const [index, syllable] of [...(texts[entry.key] ?? '').normalize('NFC')].entries()) {
        const cell = entry.cells[index];
        if (cell === undefined || syllable === EMPTY_CELL) continue;
        cells[cell] = syllable;
        if (close) locked[cell] = true;
      }
    }
  };
  write(answers, false);
  write(closed, true);
  const field = { session: 0, value: '', composing: false, base: [], head: [], longest: 0, open: [] };
  const state = { cells, locked, wrong: [], skipFilled, entry: sheet.entries.at(-1)?.key ?? '', cursor: 0, field };
  return sheet.entries.every((entry) => isFilled(state, entry))
    ? chooseNeighbour(sheet, state, 1, false)
    : chooseNeighbour(sheet, state, 1, true);
}
