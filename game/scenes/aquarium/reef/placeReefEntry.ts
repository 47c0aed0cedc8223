import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** The least side in which picture and word find room. */
const LEAST = 76;

/** Where the way to the reef lies: below the way to the tank before; held upright above the way to the next one. */
export function placeReefEntry({
  doors: { left, right },
  upright,
  short,
}: Pick<AquariumLayout, 'doors' | 'upright' | 'short'>): Rect {
  const side = Math.max(right.size, LEAST);
  if (upright) return { x: right.x + right.size - side, y: right.y - side - 14, width: side, height: side };
  if (short) return { x: left.x, y: left.y + left.size + 12, width: left.size, height: left.size };
  return { x: left.x, y: left.y + left.size + 14, width: side + 12, height: side + 12 };
}
