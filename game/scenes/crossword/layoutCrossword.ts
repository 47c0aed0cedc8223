import type { Rect } from '../../engine/Rect.ts';
import { CROSSWORD_SIZE, type CrosswordLayout, type CrosswordPlace, type GridBox } from './CrosswordLayout.ts';

const WHOLE: GridBox = { row: 0, col: 0, rows: CROSSWORD_SIZE, cols: CROSSWORD_SIZE };
/** Smallest distance of cells: 32 CSS px on the narrowest phone. */
const LEAST_PITCH = 56;
const LEAST_WIDE_PITCH = 46;
/** Largest cell where the grid is cropped, in CSS px. Where the whole grid has such cells it is shown whole. */
const MOST_CELL = 56;
/** A column narrower than this has room for two buttons side by side, not for three. */
const NARROW_COLUMN = 400;
/** Below this height the upright arrangement puts its buttons into one row. */
const SHORT_UPRIGHT = 1080;
/** Below this height an upright stage above a keyboard has no room for a header. */
const LEAST_HEADED = 520;
/** The same for a wide stage; below the second its parts move together. */
const LEAST_WIDE_HEADED = 242;
const LEAST_LISTED = 300;

/** Lays the crossword out in the part of the stage that can be seen. */
export function layoutCrossword(place: CrosswordPlace): CrosswordLayout {
  const { seen, upright, keyboard, short } = place;
  if (!upright && keyboard) return layoutWideKeyboard(place);
  if (short) return layoutShort(place);
  if (!upright) return layoutWide(place);
  if (keyboard) return layoutUprightKeyboard(place);
  return seen.height < SHORT_UPRIGHT ? layoutUprightShort(place) : layoutUpright(place);
}

/**
 * The grid in an area, as large as it fits; where cells would be too small, a window over it. Its middle is that of the
 * area.
 *
 * @param least smallest distance of cells @param most largest one where the grid is whole
 */
function fitGrid(area: Rect, { box, least, most }: { box: GridBox; least: number; most: number }) {
  const fitting = Math.floor(Math.min(area.width / box.cols, area.height / box.rows));
  const pitch = Math.max(least, Math.min(most, fitting));
  const width = Math.min(area.width, pitch * box.cols);
  const height = Math.min(area.height, pitch * box.rows);
  const x = area.x + Math.floor((area.width - width) / 2);
  const y = area.y + Math.floor((area.height - height) / 2);
  return { box, gridWindow: { x, y, width, height }, pitch, cell: pitch - 4 };
}

function fitUpright(area: Rect, used: GridBox, scale: number) {
  const whole = fitGrid(area, { box: WHOLE, least: 1, most: 58 });
  if (whole.cell * scale >= MOST_CELL) return whole;
  return fitGrid(area, { box: used, least: 40, most: mostPitch(scale, 58) });
}

/** Cells of a cropped grid; never smaller than those of the whole one. */
function mostPitch(scale: number, whole: number): number {
  return Math.max(whole, Math.floor(MOST_CELL / scale) + 4);
}

/** Buttons of one row. */
function rowOf(count: number, { x, y, width, height }: Rect, gap: number): Rect[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (each + gap), y, width: each, height }));
}

/** Buttons in rows of so many; the last one takes what is left of its row. */
function rowsOf(count: number, columns: number, { x, y, width, height }: Rect, gap: number): Rect[] {
  const each = (width - gap * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, at) => {
    const column = at % columns;
    const spans = at === count - 1 ? columns - column : 1;
    return {
      x: x + column * (each + gap),
      y: y + Math.floor(at / columns) * (height + gap),
      width: each * spans + gap * (spans - 1),
      height,
    };
  });
}

function layoutWide({ seen: { x, y, width, height }, asks }: CrosswordPlace): CrosswordLayout {
  const header = { x: x + 24, y: y + 16, width: width - 48, height: 60 };
  const top = header.y + header.height + 16;
  const bottom = y + height - 20;
  const most = Math.min(66, Math.floor((bottom - top) / CROSSWORD_SIZE));
  const side = most * CROSSWORD_SIZE;
  const area = { x: x + 36, y: top, width: side, height: bottom - top };
  const { gridWindow, ...grid } = fitGrid(area, { box: WHOLE, least: 1, most });
  const left = area.x + side + 32;
  const column = x + width - 32 - left;
  const buttons = bottom - 68;
  const hintWidth = 190;
  const toolsWidth = 76;
  const right = left + hintWidth + toolsWidth + 24;
  const rest = rowOf(asks ? 2 : 1, { x: right, y: buttons, width: left + column - right, height: 68 }, 12);
  const clueBar = { x: left, y: gridWindow.y, width: column, height: 124 };
  const listTop = clueBar.y + clueBar.height + 14;
  return {
    arrangement: 'wide',
    header,
    ...grid,
    gridWindow,
    cell: grid.pitch - 5,
    clueBar,
    otherClue: null,
    clueList: { x: left, y: listTop, width: column, height: buttons - 14 - listTop },
    hint: { x: left, y: buttons, width: hintWidth, height: 68 },
    tools: { x: left + hintWidth + 12, y: buttons, width: toolsWidth, height: 68 },
    check: asks ? (rest[0] as Rect) : null,
    submit: rest.at(-1) as Rect,
    listButton: null,
    clear: null,
  };
}

function layoutWideKeyboard({ seen, scale, used, asks }: CrosswordPlace): CrosswordLayout {
  const { x, y, width, height } = seen;
  const most = mostPitch(scale, 66);
  const area = { x: x + 16, y: y + 8, width: Math.min(width * 0.5, most * used.cols), height: height - 16 };
  const grid = fitGrid(area, { box: used, least: LEAST_WIDE_PITCH, most });
  const left = area.x + area.width + 24;
  const column = x + width - 24 - left;
  // On a phone held sideways every unit counts.
  const low = height < LEAST_LISTED;
  const gap = low ? 4 : 8;
  const tall = low ? 62 : 68;
  const buttons = y + height - tall - gap;
  const row = rowOf(asks ? 4 : 3, { x: left, y: buttons, width: column, height: tall }, 12);
  const headed = height >= LEAST_WIDE_HEADED;
  const header = headed ? { x: left, y: y + gap, width: column, height: 60 } : null;
  const barTop = header ? header.y + header.height + gap : y + gap;
  const barHeight = Math.min(112, buttons - gap - barTop);
  const clueBar = { x: left, y: barTop, width: column, height: barHeight };
  const listTop = clueBar.y + clueBar.height + 12;
  const listHeight = buttons - 12 - listTop;
  return {
    arrangement: 'wide-keyboard',
    header,
    ...grid,
    clueBar,
    otherClue: null,
    clueList: listHeight >= 120 ? { x: left, y: listTop, width: column, height: listHeight } : null,
    hint: row[0] as Rect,
    clear: row[1] as Rect,
    check: asks ? (row[2] as Rect) : null,
    submit: row.at(-1) as Rect,
    listButton: null,
    tools: null,
  };
}

function layoutShort({ seen: { x, y, width, height }, scale, used, asks }: CrosswordPlace): CrosswordLayout {
  const most = mostPitch(scale, 56);
  const widest = Math.max(width * 0.48, width - 44 - 560);
  const area = { x: x + 14, y: y + 8, width: Math.min(widest, most * used.cols), height: height - 16 };
  const grid = fitGrid(area, { box: used, least: 40, most });
  const left = area.x + area.width + 16;
  const column = x + width - 14 - left;
  // Words that would be too small in three columns go into two.
  const columns = column < NARROW_COLUMN ? 2 : 3;
  const count = asks ? 6 : 5;
  const top = y + height - 2 - 74 * Math.ceil(count / columns);
  const row = rowsOf(count, columns, { x: left, y: top, width: column, height: 66 }, 8);
  const header = { x: left, y: y + 8, width: column, height: 62 };
  const below = header.y + header.height + 8;
  const free = top - 8 - below;
  const barHeight = Math.min(column < 440 ? 122 : 150, free);
  const crossing = free - barHeight - 8;
  return {
    arrangement: 'short',
    header,
    ...grid,
    clueBar: { x: left, y: below, width: column, height: barHeight },
    otherClue: crossing >= 64 ? { x: left, y: below + barHeight + 8, width: column, height: crossing } : null,
    clueList: null,
    hint: row[0] as Rect,
    listButton: row[1] as Rect,
    tools: row[2] as Rect,
    clear: row[3] as Rect,
    check: asks ? (row[4] as Rect) : null,
    submit: row.at(-1) as Rect,
  };
}

function layoutUpright({ seen: { x, y, width, height }, scale, used, asks }: CrosswordPlace): CrosswordLayout {
  const header = { x: x + 12, y: y + 12, width: width - 24, height: 136 };
  const inner = width - 32;
  const bottom = y + height - 16;
  const secondRow = bottom - 88;
  const firstRow = secondRow - 100;
  const row = rowOf(4, { x: x + 16, y: firstRow, width: inner, height: 88 }, 10);
  const last = rowOf(asks ? 2 : 1, { x: x + 16, y: secondRow, width: inner, height: 88 }, 12);
  const top = header.y + header.height + 14;
  const room = firstRow - 12 - top;
  // Cells come first, then the clue; the other clue takes what is left.
  const area = { x: x + 10, y: top, width: width - 20, height: room - 12 - 118 };
  const { gridWindow, ...grid } = fitUpright(area, used, scale);
  const below = top + gridWindow.height + 12;
  const free = firstRow - 12 - below;
  const crossing = Math.min(120, free - 12 - 150);
  const other = crossing >= 84 ? crossing : 0;
  const barHeight = Math.min(170, free - (other > 0 ? other + 12 : 0));
  // What nothing needs lies above and below the grid.
  const spare = free - barHeight - (other > 0 ? other + 12 : 0);
  const shift = Math.floor(spare / 2);
  const barTop = below + spare;
  return {
    arrangement: 'upright',
    header,
    ...grid,
    gridWindow: { ...gridWindow, y: top + shift },
    clueBar: { x: x + 16, y: barTop, width: inner, height: barHeight },
    otherClue: other > 0 ? { x: x + 16, y: barTop + barHeight + 12, width: inner, height: other } : null,
    clueList: null,
    hint: row[0] as Rect,
    listButton: row[1] as Rect,
    clear: row[2] as Rect,
    tools: row[3] as Rect,
    check: asks ? (last[0] as Rect) : null,
    submit: last.at(-1) as Rect,
  };
}

function layoutUprightShort({ seen: { x, y, width, height }, scale, used, asks }: CrosswordPlace): CrosswordLayout {
  const header = { x: x + 12, y: y + 8, width: width - 24, height: 68 };
  const inner = width - 32;
  const buttons = y + height - 180;
  const clueBar = { x: x + 16, y: buttons - 126, width: inner, height: 118 };
  const top = header.y + header.height + 8;
  const area = { x: x + 10, y: top, width: width - 20, height: clueBar.y - 8 - top };
  const grid = fitUpright(area, used, scale);
  const row = rowsOf(asks ? 6 : 5, 3, { x: x + 16, y: buttons, width: inner, height: 80 }, 8);
  return {
    arrangement: 'upright-short',
    header,
    ...grid,
    clueBar,
    otherClue: null,
    clueList: null,
    hint: row[0] as Rect,
    listButton: row[1] as Rect,
    tools: row[2] as Rect,
    clear: row[3] as Rect,
    check: asks ? (row[4] as Rect) : null,
    submit: row.at(-1) as Rect,
  };
}

function layoutUprightKeyboard({ seen, scale, used, asks }: CrosswordPlace): CrosswordLayout {
  const { x, y, width, height } = seen;
  const headed = height >= LEAST_HEADED;
  const header = headed ? { x: x + 8, y: y + 6, width: width - 16, height: 68 } : null;
  const top = header ? header.y + header.height + 6 : y + 8;
  const barHeight = headed ? 118 : 132;
  const clueBar = { x: x + 8, y: y + height - barHeight - 88, width: width - 16, height: barHeight };
  const area = { x: x + 8, y: top, width: width - 16, height: clueBar.y - 8 - top };
  const grid = fitGrid(area, { box: used, least: LEAST_PITCH, most: mostPitch(scale, 58) });
  const buttons = clueBar.y + barHeight + 6;
  const row = rowOf(asks ? 4 : 3, { x: x + 8, y: buttons, width: width - 16, height: 80 }, 8);
  return {
    arrangement: 'upright-keyboard',
    header,
    ...grid,
    clueBar,
    otherClue: null,
    clueList: null,
    hint: row[0] as Rect,
    clear: row[1] as Rect,
    check: asks ? (row[2] as Rect) : null,
    submit: row.at(-1) as Rect,
    listButton: null,
    tools: null,
  };
}
