import type { Rect } from '../../../engine/Rect.ts';

export interface BrowserLayout {
  tabs: Rect;
  grid: Rect;
  card: { width: number; height: number; gap: number };
  detail: Rect;
  /** Inside `detail`. */
  action: Rect;
}

/** Four in a row (spec section 9). */
export const columns = 4;

/** How a panel of items is divided: tabs, cards, and what is told about the chosen one. */
export function layoutBrowser(panel: Rect, upright: boolean): BrowserLayout {
  const pad = upright ? 20 : 24;
  const width = panel.width - pad * 2;
  const header = upright ? 112 : 94;
  const tabsHeight = upright ? 80 : 60;
  const detailHeight = upright ? 344 : 216;
  const gap = upright ? 8 : 12;
  const gridY = header + tabsHeight + 14;
  // Room for the scroll bar on the right.
  const gridWidth = width - 12;
  const cardWidth = (gridWidth - gap * (columns - 1)) / columns;
  const action = upright
    ? { x: 0, y: detailHeight - 88, width, height: 84 }
    : { x: width - 178, y: 124, width: 178, height: 72 };
  return {
    tabs: { x: pad, y: header, width, height: tabsHeight },
    grid: { x: pad, y: gridY, width: gridWidth, height: panel.height - gridY - detailHeight - 22 },
    card: { width: cardWidth, height: upright ? 208 : 172, gap },
    detail: { x: pad, y: panel.height - detailHeight - 8, width, height: detailHeight },
    action,
  };
}

/** Place of a card inside the grid. */
export function cardRect(index: number, { card }: BrowserLayout): Rect {
  const { width, height, gap } = card;
  return {
    x: (index % columns) * (width + gap),
    y: Math.floor(index / columns) * (height + gap),
    width,
    height,
  };
}

/** Height of a grid with this many cards. */
export function gridLength(count: number, { card }: BrowserLayout): number {
  const rows = Math.ceil(count / columns);
  return Math.max(0, rows * (card.height + card.gap) - card.gap);
}
