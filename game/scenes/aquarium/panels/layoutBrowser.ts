import type { Rect } from '../../../engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

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
export function layoutBrowser({ panel, look }: Pick<AquariumLayout, 'panel' | 'look'>): BrowserLayout {
  switch (look.form) {
    case 'beside':
      return layoutBeside(panel, look.head, look.unit);
    case 'below':
      return layoutBelow(panel, look.head);
    case 'column':
      return layoutColumn(panel, look.head);
  }
}

function layoutBeside(panel: Rect, head: number, unit: number): BrowserLayout {
  const pad = 24 * unit;
  const width = panel.width - pad * 2;
  const tabs = { x: pad, y: head, width, height: 60 * unit };
  const detailHeight = 216 * unit;
  const gridY = tabs.y + tabs.height + 14 * unit;
  return {
    tabs,
    ...gridOf(
      { x: pad, y: gridY, width, height: panel.height - gridY - detailHeight - 22 * unit },
      172 * unit,
      12 * unit,
    ),
    detail: { x: pad, y: panel.height - detailHeight - 8 * unit, width, height: detailHeight },
    action: { x: width - 178 * unit, y: 124 * unit, width: 178 * unit, height: 72 * unit },
  };
}

function layoutBelow(panel: Rect, head: number): BrowserLayout {
  const pad = 20;
  const width = panel.width - pad * 2;
  const tabs = { x: pad, y: head, width, height: 80 };
  const detailHeight = 270;
  const gridY = tabs.y + tabs.height + 12;
  return {
    tabs,
    ...gridOf({ x: pad, y: gridY, width, height: panel.height - gridY - detailHeight - 16 }, 180, 8),
    detail: { x: pad, y: panel.height - detailHeight - 6, width, height: detailHeight },
    action: { x: 0, y: detailHeight - 92, width, height: 84 },
  };
}

function layoutColumn(panel: Rect, head: number): BrowserLayout {
  const pad = 16;
  const width = panel.width - pad * 2;
  const tabs = { x: pad, y: head, width, height: 62 };
  const detailWidth = 252;
  const gridY = tabs.y + tabs.height + 10;
  const height = panel.height - gridY - 12;
  return {
    tabs,
    ...gridOf({ x: pad, y: gridY, width: width - detailWidth - 18, height }, 166, 8),
    detail: { x: panel.width - pad - detailWidth, y: gridY, width: detailWidth, height },
    action: { x: 0, y: height - 70, width: detailWidth, height: 64 },
  };
}

/** Cards in a window, with room for the scroll bar on its right. */
function gridOf(area: Rect, cardHeight: number, gap: number): Pick<BrowserLayout, 'grid' | 'card'> {
  const grid = { ...area, width: area.width - 12 };
  return { grid, card: { width: (grid.width - gap * (columns - 1)) / columns, height: cardHeight, gap } };
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
