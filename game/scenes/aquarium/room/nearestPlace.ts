import type { StagePoint } from '#game/engine/Rect.ts';
import type { RoomPlace } from '../layout/AquariumLayout.ts';

/** The place of the room a thing is let go at: the nearest one within reach of its middle, or null. */
export function nearestPlace(room: readonly RoomPlace[], at: StagePoint): RoomPlace | null {
  let best: RoomPlace | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const place of room) {
    // A decoration stands on its place, so its middle is above it.
    const distance = Math.hypot(place.x - at.x, place.y - place.size * 0.4 - at.y);
    if (distance < place.size && distance < bestDistance) {
      best = place;
      bestDistance = distance;
    }
  }
  return best;
}
