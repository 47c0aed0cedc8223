import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** The least side in which picture and word find room. */
const LEAST = 76;

/** Where the gift of a level waits: above the way to the next tank, on a low stage beside it. */
export function placeGiftButton({ doors: { right }, short }: Pick<AquariumLayout, 'doors' | 'short'>): Rect {
  const side = Math.max(right.size, LEAST);
  if (short) return { x: right.x - side - 14, y: right.y + right.size - side, width: side, height: side };
  return { x: right.x + right.size - side, y: right.y - side - 14, width: side, height: side };
}
