import type { PlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import type { Rect } from '../../engine/Rect.ts';

/** Cells of a row and of a column. */
export const CROSSWORD_SIZE = 10;

/** A part of the grid, in cells. */
export interface GridBox {
  row: number;
  col: number;
  rows: number;
  cols: number;
}

/** Where everything of the crossword lies, in stage units. Null means: not shown in this arrangement. */
export interface CrosswordLayout {
  /** `keyboard` is the sparse arrangement while a phone's keyboard covers the lower half. */
  arrangement: 'wide' | 'wide-keyboard' | 'short' | 'upright' | 'upright-short' | 'upright-keyboard';
  header: Rect | null;
  /** The part of the grid that is shown: all of it on a large screen, elsewhere the part that has words. */
  box: GridBox;
  /** The window in which the grid is seen; smaller than the grid where it has to scroll. */
  gridWindow: Rect;
  /** Distance of neighbouring cells and side of a cell. */
  pitch: number;
  cell: number;
  clueBar: Rect;
  /** The word that crosses the active cell, or else the next one. */
  otherClue: Rect | null;
  clueList: Rect | null;
  hint: Rect;
  /** Where the player asks for marks; null where finished words are marked by themselves. */
  check: Rect | null;
  submit: Rect;
  /** Opens the clue list where it is not always seen. */
  listButton: Rect | null;
  /** Opens what is used now and then; null while a keyboard leaves no room. */
  tools: Rect | null;
  /** Empties the chosen word, where the clue bar has no room for it. */
  clear: Rect | null;
}

/** What a layout is made for. */
export interface CrosswordPlace {
  /** What neither the edge nor a keyboard on the screen covers. */
  seen: Rect;
  /** The portrait stage, 600 units wide. */
  upright: boolean;
  /** A keyboard covers the rest of the stage. */
  keyboard: boolean;
  /** The stage of a phone held sideways. */
  short: boolean;
  /** CSS pixels of a stage unit. */
  scale: number;
  /** The part of the grid that has words. */
  used: GridBox;
  /** The player asks for marks. */
  asks: boolean;
}

/** The part of a crossword's grid that has words. */
export function usedBox({ through, size }: PlaySheet): GridBox {
  const rows = [...through.keys()].map((cell) => Math.floor(cell / size));
  const cols = [...through.keys()].map((cell) => cell % size);
  const [row, col] = [Math.min(...rows), Math.min(...cols)];
  return { row, col, rows: Math.max(...rows) - row + 1, cols: Math.max(...cols) - col + 1 };
}
