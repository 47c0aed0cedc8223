import type { Rect } from '../../engine/Rect.ts';

/** Where everything of the crossword lies, in stage units. Null means: not shown in this arrangement. */
export interface CrosswordLayout {
  /** `keyboard` is the sparse arrangement while a phone's keyboard covers the lower half. */
  arrangement: 'wide' | 'wide-keyboard' | 'short' | 'upright' | 'upright-short' | 'upright-keyboard';
  header: Rect | null;
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
  check: Rect;
  submit: Rect | null;
  /** Opens the clue list where it is not always seen. */
  listButton: Rect | null;
  /** Opens what is used now and then; null while a keyboard leaves no room. */
  tools: Rect | null;
  /** Empties the chosen word, where the clue bar has no room for it. */
  clear: Rect | null;
}

export const CROSSWORD_SIZE = 10;
/** Smallest distance of cells: 32 CSS px on the narrowest phone. */
const LEAST_PITCH = 56;
const LEAST_WIDE_PITCH = 46;
/** A column narrower than this has room for two buttons side by side, not for three. */
const NARROW_COLUMN = 400;

/** Below this height the upright arrangement puts its buttons into one row. */
const SHORT_UPRIGHT = 1080;

/**
 * Lays the crossword out in the part of the stage that can be seen.
 *
 * @param seen what neither the edge nor a keyboard on the screen covers
 * @param upright the portrait stage, 600 units wide
 * @param keyboard a keyboard covers the rest of the stage
 * @param short the stage of a phone held sideways
 */
export function layoutCrossword(seen: Rect, upright: boolean, keyboard: boolean, short = false): CrosswordLayout {
  if (!upright && keyboard) return layoutWideKeyboard(seen);
  if (short) return layoutShort(seen);
  if (!upright) return layoutWide(seen);
  if (keyboard) return layoutUprightKeyboard(seen);
  return seen.height < SHORT_UPRIGHT ? layoutUprightShort(seen) : layoutUpright(seen);
}

function layoutWide({ x, y, width, height }: Rect): CrosswordLayout {
  const header = { x: x + 24, y: y + 16, width: width - 48, height: 60 };
  const top = header.y + header.height + 16;
  const bottom = y + height - 20;
  const pitch = Math.min(66, Math.floor((bottom - top) / CROSSWORD_SIZE));
  const side = pitch * CROSSWORD_SIZE;
  const gridWindow = { x: x + 36, y: top + Math.floor((bottom - top - side) / 2), width: side, height: side };
  const left = gridWindow.x + side + 32;
  const column = x + width - 32 - left;
  const buttons = bottom - 68;
  const hintWidth = 190;
  const toolsWidth = 76;
  const rest = (column - hintWidth - toolsWidth - 36) / 2;
  const right = left + hintWidth + toolsWidth + 24;
  const clueBar = { x: left, y: gridWindow.y, width: column, height: 124 };
  const listTop = clueBar.y + clueBar.height + 14;
  return {
    arrangement: 'wide',
    header,
    gridWindow,
    pitch,
    cell: pitch - 5,
    clueBar,
    otherClue: null,
    clueList: { x: left, y: listTop, width: column, height: buttons - 14 - listTop },
    hint: { x: left, y: buttons, width: hintWidth, height: 68 },
    tools: { x: left + hintWidth + 12, y: buttons, width: toolsWidth, height: 68 },
    check: { x: right, y: buttons, width: rest, height: 68 },
    submit: { x: right + rest + 12, y: buttons, width: rest, height: 68 },
    listButton: null,
    clear: null,
  };
}

function layoutWideKeyboard({ x, y, width, height }: Rect): CrosswordLayout {
  const pitch = Math.max(LEAST_WIDE_PITCH, Math.floor((height - 16) / CROSSWORD_SIZE));
  const side = pitch * CROSSWORD_SIZE;
  const gridWindow = { x: x + 24, y: y + 8, width: side, height: Math.min(side, height - 16) };
  const left = gridWindow.x + side + 28;
  const column = x + width - 24 - left;
  const buttons = y + height - 76;
  const third = (column - 24) / 3;
  const clueBar = { x: left, y: y + 8, width: column, height: 112 };
  const listTop = clueBar.y + clueBar.height + 12;
  const listHeight = buttons - 12 - listTop;
  return {
    arrangement: 'wide-keyboard',
    header: null,
    gridWindow,
    pitch,
    cell: pitch - 4,
    clueBar,
    otherClue: null,
    clueList: listHeight >= 120 ? { x: left, y: listTop, width: column, height: listHeight } : null,
    hint: { x: left, y: buttons, width: third, height: 68 },
    clear: { x: left + third + 12, y: buttons, width: third, height: 68 },
    check: { x: left + (third + 12) * 2, y: buttons, width: third, height: 68 },
    submit: null,
    listButton: null,
    tools: null,
  };
}

function layoutShort({ x, y, width, height }: Rect): CrosswordLayout {
  const pitch = Math.min(56, Math.floor((height - 16) / CROSSWORD_SIZE));
  const side = pitch * CROSSWORD_SIZE;
  const gridWindow = { x: x + 14, y: y + (height - side) / 2, width: side, height: side };
  const left = gridWindow.x + side + 16;
  const column = x + width - 14 - left;
  // Words that would be too small in three columns go into two.
  const columns = column < NARROW_COLUMN ? 2 : 3;
  const each = (column - 8 * (columns - 1)) / columns;
  const top = y + height - 2 - (74 * 6) / columns;
  const button = (at: number) => ({
    x: left + (at % columns) * (each + 8),
    y: top + Math.floor(at / columns) * 74,
    width: each,
    height: 66,
  });
  const header = { x: left, y: y + 8, width: column, height: 62 };
  const below = header.y + header.height + 8;
  const free = top - 8 - below;
  const barHeight = Math.min(column < 440 ? 122 : 150, free);
  const crossing = free - barHeight - 8;
  return {
    arrangement: 'short',
    header,
    gridWindow,
    pitch,
    cell: pitch - 4,
    clueBar: { x: left, y: below, width: column, height: barHeight },
    otherClue: crossing >= 64 ? { x: left, y: below + barHeight + 8, width: column, height: crossing } : null,
    clueList: null,
    hint: button(0),
    listButton: button(1),
    tools: button(2),
    clear: button(3),
    check: button(4),
    submit: button(5),
  };
}

function layoutUpright({ x, y, width, height }: Rect): CrosswordLayout {
  const header = { x: x + 12, y: y + 12, width: width - 24, height: 136 };
  const pitch = 57;
  const side = pitch * CROSSWORD_SIZE;
  const gridWindow = { x: x + (width - side) / 2, y: header.y + header.height + 14, width: side, height: side };
  const inner = width - 32;
  const half = (inner - 12) / 2;
  const bottom = y + height - 16;
  const secondRow = bottom - 88;
  const firstRow = secondRow - 100;
  const quarter = (inner - 30) / 4;
  const small = (index: number) => ({ x: x + 16 + index * (quarter + 10), y: firstRow, width: quarter, height: 88 });
  const below = gridWindow.y + side + 12;
  const free = firstRow - 12 - below;
  const barHeight = Math.min(170, free);
  const crossing = free - barHeight - 12;
  return {
    arrangement: 'upright',
    header,
    gridWindow,
    pitch,
    cell: pitch - 4,
    clueBar: { x: x + 16, y: below, width: inner, height: barHeight },
    otherClue:
      crossing >= 84 ? { x: x + 16, y: below + barHeight + 12, width: inner, height: Math.min(120, crossing) } : null,
    clueList: null,
    hint: small(0),
    listButton: small(1),
    clear: small(2),
    tools: small(3),
    check: { x: x + 16, y: secondRow, width: half, height: 88 },
    submit: { x: x + 28 + half, y: secondRow, width: half, height: 88 },
  };
}

function layoutUprightShort({ x, y, width, height }: Rect): CrosswordLayout {
  const header = { x: x + 12, y: y + 8, width: width - 24, height: 68 };
  const inner = width - 32;
  const buttons = y + height - 180;
  const clueBar = { x: x + 16, y: buttons - 126, width: inner, height: 118 };
  const top = header.y + header.height + 8;
  const pitch = Math.min(58, Math.floor((clueBar.y - 8 - top) / CROSSWORD_SIZE));
  const side = pitch * CROSSWORD_SIZE;
  const gap = Math.floor((clueBar.y - 8 - top - side) / 2);
  const third = (inner - 16) / 3;
  const button = (row: number, index: number) => ({
    x: x + 16 + index * (third + 8),
    y: buttons + row * 88,
    width: third,
    height: 80,
  });
  return {
    arrangement: 'upright-short',
    header,
    gridWindow: { x: x + (width - side) / 2, y: top + gap, width: side, height: side },
    pitch,
    cell: pitch - 4,
    clueBar,
    otherClue: null,
    clueList: null,
    hint: button(0, 0),
    listButton: button(0, 1),
    tools: button(0, 2),
    clear: button(1, 0),
    check: button(1, 1),
    submit: button(1, 2),
  };
}

function layoutUprightKeyboard({ x, y, width, height }: Rect): CrosswordLayout {
  const barHeight = 132;
  const clueBar = { x: x + 8, y: y + height - barHeight - 88, width: width - 16, height: barHeight };
  const space = clueBar.y - 8 - (y + 8);
  const pitch = Math.max(LEAST_PITCH, Math.min(58, Math.floor(space / CROSSWORD_SIZE)));
  const side = pitch * CROSSWORD_SIZE;
  const buttons = clueBar.y + barHeight + 6;
  const third = (width - 32) / 3;
  return {
    arrangement: 'upright-keyboard',
    header: null,
    gridWindow: { x: x + (width - side) / 2, y: y + 8, width: side, height: Math.min(side, space) },
    pitch,
    cell: pitch - 4,
    clueBar,
    otherClue: null,
    clueList: null,
    hint: { x: x + 8, y: buttons, width: third, height: 80 },
    clear: { x: x + 16 + third, y: buttons, width: third, height: 80 },
    check: { x: x + 24 + third * 2, y: buttons, width: third, height: 80 },
    submit: null,
    listButton: null,
    tools: null,
  };
}
