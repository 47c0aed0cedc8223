import { type Look, type LookPlace, lookPlaces, type OutfitSlot, type TankLook, type ThemePart } from './Look.ts';
import type { Bag } from './placeItem.ts';

/** An item as far as it can be worn or chosen for the tank. */
export interface LookItem {
  kind: string;
  slot?: OutfitSlot | undefined;
  tank?: TankLook | undefined;
}

export type DressResult = { ok: true; look: Look } | { ok: false; reason: 'ITEM_NOT_OWNED' | 'WRONG_PLACE' };

/** True when an item may stand at a place of the look. A whole tank may lend each of its parts. */
export function fitsPlace(item: LookItem, place: LookPlace): boolean {
  if (item.kind === 'outfit') return item.slot === place;
  return item.kind === 'theme' && item.tank?.[place as ThemePart] !== undefined;
}

/**
 * Puts on, takes off and chooses, all or nothing. Places that are left out stay.
 *
 * @param find what the shop knows of an item
 */
export function dress(
  look: Look,
  change: { readonly [place in LookPlace]?: string | null | undefined },
  bag: Bag,
  find: (itemId: string) => LookItem | undefined,
): DressResult {
  const next = { ...look };
  for (const place of lookPlaces) {
    const itemId = change[place];
    if (itemId === undefined) continue;
    if (itemId !== null) {
      const item = find(itemId);
      if (!item || (bag.get(itemId) ?? 0) < 1) return { ok: false, reason: 'ITEM_NOT_OWNED' };
      if (!fitsPlace(item, place)) return { ok: false, reason: 'WRONG_PLACE' };
    }
    next[place] = itemId;
  }
  return { ok: true, look: next };
}

/** The look without an item, as when it was given back. */
export function undress(look: Look, itemId: string): Look {
  const next = { ...look };
  for (const place of lookPlaces) if (next[place] === itemId) next[place] = null;
  return next;
}
