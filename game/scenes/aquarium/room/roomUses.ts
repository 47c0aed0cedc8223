import type { RoomPlace } from '../layout/AquariumLayout.ts';
import type { PetAction } from '../pet/actions/ActionContext.ts';

/** What the pet does at a thing that stands in the room; everything else it only looks at. */
export const roomUses: Readonly<Record<string, PetAction>> = {
  bed: 'stroke',
  'couch-and-lamp': 'stroke',
  chair: 'stroke',
  books: 'stroke',
  bathtub: 'tickle',
  mirror: 'wave',
  window: 'wave',
  castle: 'wave',
  'framed-picture': 'poke',
  'mantelpiece-clock': 'poke',
  telescope: 'poke',
  ship: 'cheer',
  sailboat: 'cheer',
  trumpet: 'cheer',
  'musical-keyboard': 'play',
  violin: 'play',
  drum: 'play',
};

export interface RoomVisit {
  place: RoomPlace;
  action: PetAction;
}

/** Things that stand in the room, with their positions. */
type Standing = readonly { position: number; itemId: string }[];

/** Where the pet goes next: from place to place in turn. Null where nothing stands that it can use. @param last position */
export function nextVisit(room: Standing, places: readonly RoomPlace[], last: number): RoomVisit | null {
  const usable = places.flatMap((place) => {
    const action = roomUses[room.find(({ position }) => position === place.position)?.itemId ?? ''];
    return action ? [{ place, action }] : [];
  });
  return usable.find(({ place }) => place.position > last) ?? usable[0] ?? null;
}

/** The position where something stands now that was not there before; null where nothing came. */
export function newlyPlaced(before: Standing, after: Standing): number | null {
  const came = after.find(
    ({ position, itemId }) => !before.some((was) => was.position === position && was.itemId === itemId),
  );
  return came?.position ?? null;
}
