import type { Rect } from '../../engine/Rect.ts';

/** How near to an edge of the board a held card scrolls it, as a share of the height that is seen. */
const EDGE_SHARE = 0.16;
/** Scrolling at the very edge and beyond, in heights of what is seen per second. */
const FASTEST = 1.3;

/**
 * How fast a board scrolls under a held card: stage units per second, negative towards the top, 0 away from the edges.
 *
 * @param y height of the finger on the stage
 * @param view where the board is seen
 */
export function edgeSpeed(y: number, view: Pick<Rect, 'y' | 'height'>): number {
  const edge = view.height * EDGE_SHARE;
  const above = view.y + edge - y;
  const below = y - (view.y + view.height - edge);
  const depth = Math.min(1, Math.max(above, below) / edge);
  if (depth <= 0) return 0;
  return (above > below ? -1 : 1) * depth * FASTEST * view.height;
}
