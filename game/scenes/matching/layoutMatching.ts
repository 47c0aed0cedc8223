import type { MatchingCards, MatchingState } from '../../../domain/matching/MatchingState.ts';
import { layBesideDocks, layInDocks, type RightHome } from '../../../domain/matching/RightHome.ts';
import type { Rect } from '../../engine/Rect.ts';

/** Where everything of a matching set lies, in stage units. */
export interface MatchingLayout {
  upright: boolean;
  /** Right cards stand in the rows of the left ones from the beginning: there is no room for both beside each other. */
  inRows: boolean;
  /** A phone held sideways: everything but the cards in a column of its own. */
  short: boolean;
  header: Rect;
  relation: Rect;
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
): MatchingLayout {
  if (short) return layoutShort(stage, rows);
  return upright ? layoutUpright(stage, rows) : layoutWide(stage, rows);
}

function layoutWide({ width, height }: { width: number; height: number }, rows: number): MatchingLayout {
  const header = { x: 24, y: 16, width: width - 48, height: 60 };
  const top = 142;
  const buttons = height - 84;
  const pitch = Math.min(84, Math.floor((buttons - 10 - top) / rows));
  const card = pitch - 8;
  const row = (x: number, cardWidth: number) => (_: unknown, index: number) => ({
    x,
    y: top + index * pitch,
    width: cardWidth,
    height: card,
  });
  const all = Array.from({ length: rows });
  return {
    upright: false,
    inRows: false,
    short: false,
    leave: null,
    header,
    relation: { x: 32, y: 84, width: width - 64, height: 52 },
    lefts: all.map(row(32, 250)),
    docks: all.map(row(282, 440)),
    waits: all.map(row(width - 32 - 440, 440)),
    undo: { x: 32, y: buttons, width: 200, height: 66 },
    part: { x: 248, y: buttons, width: 200, height: 66 },
    submit: { x: width - 32 - 220, y: buttons, width: 220, height: 66 },
  };
}

function layoutUpright({ width, height }: { width: number; height: number }, rows: number): MatchingLayout {
  const short = height < 1000;
  const header = { x: 12, y: 10, width: width - 24, height: short ? 68 : 136 };
  const relation = { x: 16, y: header.y + header.height + 8, width: width - 32, height: short ? 40 : 56 };
  const buttons = height - (short ? 90 : 104);
  const top = relation.y + relation.height + 6;
  const pitch = Math.min(122, Math.floor((buttons - 8 - top) / rows));
  const card = pitch - 8;
  const row = (x: number, cardWidth: number) => (_: unknown, index: number) => ({
    x,
    y: top + index * pitch,
    width: cardWidth,
    height: card,
  });
  const all = Array.from({ length: rows });
  const third = (width - 32 - 24) / 3;
  const button = (index: number) => ({
    x: 16 + index * (third + 12),
    y: buttons,
    width: third,
    height: short ? 80 : 88,
  });
  return {
    upright: true,
    inRows: true,
    short: false,
    leave: null,
    header,
    relation,
    lefts: all.map(row(12, 190)),
    docks: all.map(row(202, 356)),
    waits: all.map(row(width - 12 - 356, 356)),
    undo: button(0),
    part: button(1),
    submit: button(2),
  };
}

/** The cards take the whole height; what else there is stands in a column at the right. */
function layoutShort({ width, height }: { width: number; height: number }, rows: number): MatchingLayout {
  const column = { x: width - 14 - 180, width: 180 };
  const free = column.x - 14 - 12;
  const pitch = Math.min(90, Math.floor((height - 4) / rows));
  const card = pitch - (pitch > 64 ? 8 : 4);
  const top = (height - pitch * rows) / 2 + (pitch - card) / 2;
  const left = Math.min(230, Math.max(150, Math.round(free * 0.27)));
  /** How far waiting cards stand from their docks. */
  const apart = 32;
  const right = free - left - apart;
  const row = (x: number, cardWidth: number) => (_: unknown, index: number) => ({
    x,
    y: top + index * pitch,
    width: cardWidth,
    height: card,
  });
  const all = Array.from({ length: rows });
  const header = { ...column, y: 8, height: 84 };
  const button = (index: number) => ({ ...column, y: height - 8 - 4 * 70 + 8 + index * 70, height: 62 });
  const relation = { ...column, y: 98, height: button(0).y - 8 - 98 };
  return {
    upright: false,
    inRows: true,
    short: true,
    header,
    relation,
    lefts: all.map(row(12, left)),
    docks: all.map(row(12 + left, right)),
    waits: all.map(row(12 + left + apart, right)),
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

/** The row nearest to a height, or -1 beyond the first and last. */
export function rowAt({ lefts }: MatchingLayout, y: number): number {
  const [first, second] = lefts;
  if (!first) return -1;
  const pitch = second ? second.y - first.y : first.height;
  const row = Math.floor((y - first.y + (pitch - first.height) / 2) / pitch);
  return row >= 0 && row < lefts.length ? row : -1;
}
