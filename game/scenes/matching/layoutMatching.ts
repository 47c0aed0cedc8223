import type { MatchingCards, MatchingState } from '#domain/matching/MatchingState.ts';
import { layBesideDocks, layInDocks, type RightHome } from '#domain/matching/RightHome.ts';
import type { Rect } from '../../engine/Rect.ts';

/** Where everything of a matching set lies, in stage units. Cards are given as they lie before anything is scrolled. */
export interface MatchingLayout {
  upright: boolean;
  /** Right cards stand in the rows of the left ones from the beginning: there is no room for both beside each other. */
  inRows: boolean;
  /** A phone held sideways: everything but the cards in a column of its own. */
  short: boolean;
  header: Rect;
  relation: Rect;
  /** Where cards are seen. */
  view: Rect;
  /** Height of all rows; more than the view has when the board is scrolled. */
  boardHeight: number;
  /** Ways up and down, when the board is scrolled. */
  rail: Rect | null;
  lefts: readonly Rect[];
  /** Where a right card stands when it is paired with the left card of the row. */
  docks: readonly Rect[];
  /** Where right cards wait. On an upright stage these are the rows of the docks, a little apart. */
  waits: readonly Rect[];
  undo: Rect;
  part: Rect;
  submit: Rect;
  /** The way out, where the header has none. */
  leave: Rect | null;
}

/** What the cards need, stage units. */
export interface CardNeeds {
  /** Least height of a card: for a fingertip, and for its words in letters that can be read. */
  height: number;
  /** Side of a button that a fingertip can press. */
  touch: number;
  /** Waiting cards may stand in two columns where there is room: their words are short enough. */
  twoColumns: boolean;
}

export const NO_NEEDS: CardNeeds = { height: 0, touch: 0, twoColumns: false };

const GAP = 8;

/** A dragged card whose left edge is left of this line belongs to a row. */
export function dockLine({ docks, waits }: MatchingLayout): number {
  const dock = docks[0];
  const wait = waits[0];
  return dock && wait ? (dock.x + wait.x) / 2 : 0;
}

export function layoutMatching(
  stage: { width: number; height: number },
  upright: boolean,
  rows: number,
  short = false,
  needs: CardNeeds = NO_NEEDS,
): MatchingLayout {
  if (short) return layoutShort(stage, rows, needs);
  return upright ? layoutUpright(stage, rows, needs) : layoutWide(stage, rows, needs);
}

/** Rows of a board: as high as fits and as the cards need, scrolled where both cannot be had. */
function layRows(view: Rect, rows: number, most: number, { height, touch }: CardNeeds) {
  const pitch = Math.max(height + GAP, Math.min(most, Math.floor(view.height / rows)));
  const boardHeight = pitch * rows;
  const scrolled = boardHeight > view.height;
  const side = Math.max(56, touch);
  const rail = scrolled ? { x: view.x + view.width - side, y: view.y, width: side, height: view.height } : null;
  const column = (x: number, width: number, step = 1, shift = 0) =>
    Array.from({ length: rows }, (_, index) => ({
      x,
      y: view.y + (index * step + shift) * pitch,
      width,
      height: pitch - GAP,
    }));
  return { boardHeight, rail, column, free: view.width - (rail ? side + GAP : 0) };
}

function layoutWide({ width, height }: { width: number; height: number }, rows: number, needs: CardNeeds) {
  const buttons = height - 84;
  const view = { x: 32, y: 142, width: width - 64, height: buttons - 10 - 142 };
  const { boardHeight, rail, column, free } = layRows(view, rows, 84, needs);
  const [left, card] = needs.twoColumns ? [230, 306] : [250, 440];
  const end = view.x + free;
  // Two columns of waiting cards lie loosely, the second half a row lower.
  const half = Math.ceil(rows / 2);
  const loose = rows / (half + 0.5);
  const pool = [...column(end - 2 * card - 14, card, loose, 0.1), ...column(end - card, card, loose, 0.1 + loose / 2)];
  return {
    upright: false,
    inRows: false,
    short: false,
    leave: null,
    header: { x: 24, y: 16, width: width - 48, height: 60 },
    relation: { x: 32, y: 84, width: width - 64, height: 52 },
    view,
    boardHeight,
    rail,
    lefts: column(view.x, left),
    docks: column(view.x + left, card),
    waits: needs.twoColumns
      ? [...pool.slice(0, half), ...pool.slice(rows, rows + rows - half)]
      : column(end - card, card),
    undo: { x: 32, y: buttons, width: 200, height: 66 },
    part: { x: 248, y: buttons, width: 200, height: 66 },
    submit: { x: width - 32 - 220, y: buttons, width: 220, height: 66 },
  };
}

function layoutUpright({ width, height }: { width: number; height: number }, rows: number, needs: CardNeeds) {
  const low = height < 1000;
  const header = { x: 12, y: 10, width: width - 24, height: low ? 68 : 136 };
  const relation = { x: 16, y: header.y + header.height + 8, width: width - 32, height: low ? 40 : 56 };
  const buttons = height - (low ? 90 : 104);
  const top = relation.y + relation.height + 6;
  const view = { x: 12, y: top, width: width - 24, height: buttons - 8 - top };
  const { boardHeight, rail, column, free } = layRows(view, rows, 122, needs);
  const left = rail ? 168 : 190;
  const right = free - left - 30;
  const third = (width - 32 - 24) / 3;
  const button = (index: number) => ({
    x: 16 + index * (third + 12),
    y: buttons,
    width: third,
    height: low ? 80 : 88,
  });
  return {
    upright: true,
    inRows: true,
    short: false,
    leave: null,
    header,
    relation,
    view,
    boardHeight,
    rail,
    lefts: column(view.x, left),
    docks: column(view.x + left, right),
    waits: column(view.x + left + 30, right),
    undo: button(0),
    part: button(1),
    submit: button(2),
  };
}

/** The cards take the whole height; what else there is stands in a column at the right. */
function layoutShort({ width, height }: { width: number; height: number }, rows: number, needs: CardNeeds) {
  const side = { x: width - 14 - 180, width: 180 };
  const view = { x: 12, y: 2, width: side.x - 14 - 12, height: height - 4 };
  const { boardHeight, rail, column, free } = layRows(view, rows, 90, needs);
  const left = Math.min(230, Math.max(150, Math.round(free * 0.27)));
  /** How far waiting cards stand from their docks. */
  const apart = 32;
  const right = free - left - apart;
  const button = (index: number) => ({ ...side, y: height - 8 - 4 * 70 + 8 + index * 70, height: 62 });
  return {
    upright: false,
    inRows: true,
    short: true,
    header: { ...side, y: 8, height: 84 },
    relation: { ...side, y: 98, height: button(0).y - 8 - 98 },
    view,
    boardHeight,
    rail,
    lefts: column(view.x, left),
    docks: column(view.x + left, right),
    waits: column(view.x + left + apart, right),
    undo: button(0),
    part: button(1),
    submit: button(2),
    leave: button(3),
  };
}

/** Where each right card belongs now. */
export function rightHomes(
  layout: MatchingLayout,
  cards: MatchingCards,
  state: MatchingState,
): (RightHome & { rect: Rect })[] {
  const homes = (layout.inRows ? layInDocks : layBesideDocks)(cards, state);
  return homes.flatMap((home) => {
    const rect = (home.docked ? layout.docks : layout.waits)[home.row];
    return rect ? [{ ...home, rect }] : [];
  });
}

/** The row nearest to a height on the board, or -1 beyond the first and last. */
export function rowAt({ lefts }: MatchingLayout, y: number): number {
  const [first, second] = lefts;
  if (!first) return -1;
  const pitch = second ? second.y - first.y : first.height;
  const row = Math.floor((y - first.y + (pitch - first.height) / 2) / pitch);
  return row >= 0 && row < lefts.length ? row : -1;
}
