import { AQUARIUM_TUNING } from './tuning.ts';

/** Items by id with how many there are; none with 0. */
export type Bag = ReadonlyMap<string, number>;
/** What lies at the positions 1–9; empty positions are absent. */
export type Room = ReadonlyMap<number, string>;

export interface Placing {
  position: number;
  /** Null takes what lies there back into the bag. */
  itemId: string | null;
  /** Position the item is dragged from; without it, one from the bag is taken first. */
  fromPosition?: number | undefined;
}

export type PlaceResult =
  | { ok: true; bag: Bag; room: Room }
  | { ok: false; reason: 'NO_SUCH_POSITION' | 'ITEM_NOT_OWNED' };

/** The bag after adding (or with a negative number taking) some of an item. */
export function withItem(bag: Bag, itemId: string, change: number): Bag {
  const next = new Map(bag);
  const left = (bag.get(itemId) ?? 0) + change;
  if (left > 0) next.set(itemId, left);
  else next.delete(itemId);
  return next;
}

/**
 * Puts an item at a position, moves one, or takes one back. Bag and room together always hold the same items: what
 * lay at the position goes to the place the new item came from.
 */
export function placeItem(bag: Bag, room: Room, { position, itemId, fromPosition }: Placing): PlaceResult {
  if (!isPosition(position)) return { ok: false, reason: 'NO_SUCH_POSITION' };
  const lying = room.get(position);
  const next = new Map(room);
  if (itemId === null) {
    next.delete(position);
    return { ok: true, bag: lying === undefined ? bag : withItem(bag, lying, 1), room: next };
  }
  const from = originOf(bag, room, itemId, fromPosition);
  if (from === null) return { ok: false, reason: 'ITEM_NOT_OWNED' };
  if (from === 'BAG') {
    next.set(position, itemId);
    const taken = withItem(bag, itemId, -1);
    return { ok: true, bag: lying === undefined ? taken : withItem(taken, lying, 1), room: next };
  }
  next.delete(from);
  if (lying !== undefined && from !== position) next.set(from, lying);
  next.set(position, itemId);
  return { ok: true, bag, room: next };
}

function isPosition(position: number): boolean {
  return Number.isInteger(position) && position >= 1 && position <= AQUARIUM_TUNING.positions;
}

function originOf(bag: Bag, room: Room, itemId: string, fromPosition: number | undefined): 'BAG' | number | null {
  if (fromPosition !== undefined) return room.get(fromPosition) === itemId ? fromPosition : null;
  if ((bag.get(itemId) ?? 0) > 0) return 'BAG';
  return [...room].find(([, lying]) => lying === itemId)?.[0] ?? null;
}
