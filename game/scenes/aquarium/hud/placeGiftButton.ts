import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { placeReefEntry } from '../reef/placeReefEntry.ts';

/** The least side in which picture and word find room. */
const LEAST = 76;
/** Between what can be touched. */
const GAP = 14;

/**
 * Where the gift of a level waits: above the way to the next tank, on a low stage beside it.
 *
 * @param hasReef the way to the reef is there: on a phone held upright the gift waits above it
 */
export function placeGiftButton(layout: AquariumLayout, hasReef: boolean): Rect {
  const { right } = layout.doors;
  const side = Math.max(right.size, LEAST);
  if (layout.short) return { x: right.x - side - GAP, y: right.y + right.size - side, width: side, height: side };
  const place = { x: right.x + right.size - side, y: right.y - side - GAP, width: side, height: side };
  const reef = placeReefEntry(layout);
  return hasReef && reef.x === place.x && reef.y === place.y ? { ...place, y: place.y - side - GAP } : place;
}
