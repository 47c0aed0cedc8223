import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

export interface BrowserLayout {
  /** The button that opens the search, beside the tabs. */
  search: Rect;
  tabs: Rect;
  grid: Rect;
  /** Cards in a row: four, on a phone held upright two (spec section 9). */
  columns: number;
  /** `flat`: the picture beside the words. */
  card: { width: number; height: number; gap: number; shape: 'tall' | 'flat' };
  detail: Rect;
  /** Inside `detail`: the button that does it, and what is chosen before it is done. */
  action: Rect;
  steps: Rect;
}

/** How a panel of items is divided: search and tabs, cards, and the description of the chosen one. */
export function layoutBrowser({ panel, look }: Pick<AquariumLayout, 'panel' | 'look'>): BrowserLayout {
  switch (look.form) {
    case 'beside':
      return look.unit < 1 ? layoutSheet(panel, look.head) : layoutBeside(panel, look.head);
    case 'below':
      return layoutBelow(panel, look.head);
    case 'column':
      return layoutColumn(panel, look.head);
  }
}

/** The customer's canvas. */
function layoutBeside(panel: Rect, head: number): BrowserLayout {
  const pad = 24;
  const width = panel.width - pad * 2;
  const detail = { x: pad, y: panel.height - 224, width, height: 216 };
  const top = head + 60 + 14;
  const grid = { x: pad, y: top, width, height: detail.y - top - 14 };
  return {
    ...tabsOf({ x: pad, y: head, width, height: 60 }),
    ...gridOf(grid, 4, { height: 167, gap: 12, shape: 'tall' }),
    detail,
    action: { x: width - 190, y: 128, width: 190, height: 72 },
    steps: { x: width - 190, y: 54, width: 190, height: 60 },
  };
}

/** A tablet held upright: two rows of cards, and the description in a low strip below them. */
function layoutSheet(panel: Rect, head: number): BrowserLayout {
  const pad = 16;
  const width = panel.width - pad * 2;
  const detail = { x: pad, y: panel.height - 142, width, height: 134 };
  const top = head + 44 + 8;
  const grid = { x: pad, y: top, width, height: detail.y - top - 10 };
  return {
    ...tabsOf({ x: pad, y: head, width, height: 44 }),
    ...gridOf(grid, 4, { height: 108, gap: 8, shape: 'tall' }),
    detail,
    action: { x: width - 160, y: 66, width: 160, height: 56 },
    steps: { x: width - 160, y: 8, width: 160, height: 48 },
  };
}

function layoutBelow(panel: Rect, head: number): BrowserLayout {
  const pad = 20;
  const width = panel.width - pad * 2;
  const detail = { x: pad, y: panel.height - 270, width, height: 262 };
  const top = head + 80 + 10;
  const grid = { x: pad, y: top, width, height: detail.y - top - 12 };
  return {
    ...tabsOf({ x: pad, y: head, width, height: 80 }),
    ...gridOf(grid, 2, { height: 104, gap: 14, shape: 'flat' }),
    detail,
    action: { x: 260, y: detail.height - 90, width: width - 260, height: 82 },
    steps: { x: 0, y: detail.height - 90, width: 250, height: 82 },
  };
}

function layoutColumn(panel: Rect, head: number): BrowserLayout {
  const pad = 16;
  const width = panel.width - pad * 2;
  const detailWidth = 252;
  const top = head + 62 + 10;
  const height = panel.height - top - 12;
  const grid = { x: pad, y: top, width: width - detailWidth - 18, height };
  return {
    ...tabsOf({ x: pad, y: head, width, height: 62 }),
    ...gridOf(grid, 4, { height: 166, gap: 8, shape: 'tall' }),
    detail: { x: panel.width - pad - detailWidth, y: top, width: detailWidth, height },
    action: { x: 0, y: height - 70, width: detailWidth, height: 64 },
    steps: { x: 26, y: height - 140, width: detailWidth - 52, height: 64 },
  };
}

/** A round button at the left end of the row, the tabs in the rest. */
function tabsOf(row: Rect): Pick<BrowserLayout, 'search' | 'tabs'> {
  const left = row.height + 8;
  return {
    search: { ...row, width: row.height },
    tabs: { ...row, x: row.x + left, width: row.width - left },
  };
}

type CardSize = Pick<BrowserLayout['card'], 'height' | 'gap' | 'shape'>;

/** Cards in a window, with room for the scroll bar on its right. */
function gridOf(area: Rect, columns: number, card: CardSize): Pick<BrowserLayout, 'grid' | 'card' | 'columns'> {
  const grid = { ...area, width: area.width - 12 };
  return { grid, columns, card: { ...card, width: (grid.width - card.gap * (columns - 1)) / columns } };
}

/** Place of a card inside the grid. */
export function cardRect(index: number, { card, columns }: BrowserLayout): Rect {
  const { width, height, gap } = card;
  return {
    x: (index % columns) * (width + gap),
    y: Math.floor(index / columns) * (height + gap),
    width,
    height,
  };
}

/** Height of a grid with this many cards. */
export function gridLength(count: number, { card, columns }: BrowserLayout): number {
  const rows = Math.ceil(count / columns);
  return Math.max(0, rows * (card.height + card.gap) - card.gap);
}
