import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** The least side in which picture and word find room. */
const LEAST = 76;
/** Between what can be touched. */
const GAP = 14;

/**
 * Where the gift of a level waits: above the way to the next tank, held upright beside the way to the reef that lies
 * there, on a low stage beside the way to the next tank.
 */
export function placeGiftButton({
  doors: { right },
  upright,
  short,
}: Pick<AquariumLayout, 'doors' | 'upright' | 'short'>): Rect {
  const side = Math.max(right.size, LEAST);
  if (short) return { x: right.x - side - GAP, y: right.y + right.size - side, width: side, height: side };
  const x = right.x + right.size - side;
  return { x: upright ? x - side - GAP : x, y: right.y - side - GAP, width: side, height: side };
}
