import type { Rect, StagePoint } from '../../engine/Rect.ts';

export interface BubbleSpread {
  radius: number;
  places: StagePoint[];
}

/** Share of the water that bubbles may fill: the rest is theirs to drift in. */
const FILL = 0.24;
/** Between bubbles at rest, as a share of the radius. */
const GAP = 0.12;
const LARGEST = 68;

/**
 * Places for bubbles at rest, in rows that are shifted by turns, none upon another, all inside.
 *
 * @param least radius below which a bubble would be hard to touch, stage units
 */
export function spreadBubbles(tank: Rect, count: number, least: number): BubbleSpread {
  const wanted = Math.sqrt((tank.width * tank.height * FILL) / (Math.max(1, count) * Math.PI));
  let radius = Math.min(LARGEST, Math.max(least, wanted));
  let places = rowsOf(tank, count, radius);
  while (places === null) {
    radius *= 0.94;
    places = rowsOf(tank, count, radius);
  }
  return { radius, places };
}

function rowsOf(tank: Rect, count: number, radius: number): StagePoint[] | null {
  const step = radius * (2 + GAP);
  const mostColumns = Math.floor((tank.width - radius * GAP) / step);
  const mostRows = Math.floor((tank.height - radius * GAP) / step);
  if (mostColumns < 1 || mostColumns * mostRows < count) return null;
  // As many rows as make the water look evenly filled.
  const even = Math.round(Math.sqrt((count * tank.height) / tank.width));
  const rows = Math.min(mostRows, Math.max(Math.ceil(count / mostColumns), even, 1));
  const columns = Math.ceil(count / rows);
  const cellWidth = tank.width / columns;
  const cellHeight = tank.height / rows;
  const sway = Math.max(0, (cellWidth - step) / 2);
  const lift = Math.max(0, (cellHeight - step) / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return {
      x: tank.x + cellWidth * (column + 0.5) + (row % 2 === 0 ? -1 : 1) * sway * 0.6,
      y: tank.y + cellHeight * (row + 0.5) + Math.sin(index * 2.4) * lift * 0.7,
    };
  });
}
