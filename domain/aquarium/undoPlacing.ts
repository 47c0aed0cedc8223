import type { Placing, Room } from './placeItem.ts';

/**
 * What brings the room back to how it was before something was placed; null when nothing has changed.
 *
 * @param before the room as it was
 * @param after the room as it is
 * @param position where it was placed
 */
export function undoPlacing(before: Room, after: Room, position: number): Placing | null {
  const was = before.get(position);
  const is = after.get(position);
  // It was moved here: back to where its place is taken by another, or by nothing.
  const origin = [...before].find(
    ([place, item]) => place !== position && item === is && after.get(place) === was && after.get(place) !== item,
  );
  if (is !== undefined && origin) return { position: origin[0], itemId: is, fromPosition: position };
  if (was === is) return null;
  return { position, itemId: was ?? null };
}
