import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { placeWordsEntry } from '../words/placeWordsEntry.ts';

/** The least side in which picture and word find room. */
const LEAST = 76;
/** Between what can be touched. */
const GAP = 14;

/**
 * Where the way to the reef lies: below the way to the tank before; on a tablet held upright beside the words of the
 * day, on a phone above the way to the next tank.
 */
export function placeReefEntry(layout: AquariumLayout): Rect & { stacked: boolean } {
  const { doors, upright, short, text } = layout;
  const { left, right } = doors;
  if (short) return { x: left.x, y: left.y + left.size + 12, width: left.size, height: left.size, stacked: true };
  const side = Math.max(right.size, LEAST);
  if (!upright) return { x: left.x, y: left.y + left.size + GAP, width: side + 12, height: side + 12, stacked: true };
  const words = placeWordsEntry(layout);
  if (!words.narrow) {
    return { x: words.x + words.width + 12, y: words.y, width: text * 6.6, height: words.height, stacked: false };
  }
  return { x: right.x + right.size - side, y: right.y - side - GAP, width: side, height: side, stacked: true };
}
