import type { OutfitSlot } from '#domain/aquarium/Look.ts';

/**
 * How something is worn. One unit of the anchor is a hundredth of the width of the head, the eyes or the neck there;
 * the picture is a square (the atlas' own, 256 units) unless it was drawn to be worn (`pet/outfit/…`).
 */
export interface OutfitFit {
  readonly frame: string;
  /** Width of the picture in hundredths. */
  readonly width: number;
  /** The point of the picture that lies on the anchor, shares of its side; a drawn one has its own pivot. */
  readonly pivotX: number;
  readonly pivotY: number;
  /** Where that point lies from the anchor, hundredths. */
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** Takes the place of what the pet wears on its head by nature. */
  readonly covers: boolean;
}

/** Side of a picture of the item atlas. */
export const ITEM_SIDE = 256;
/** Width of a picture drawn to be worn. */
const DRAWN_WIDTH: Readonly<Record<string, number>> = {
  'pet/outfit/glasses': 224,
  'pet/outfit/sunglasses': 224,
  'pet/outfit/diving-mask': 248,
  'pet/outfit/scarf': 168,
  'pet/outfit/necktie': 140,
  'pet/outfit/headphone': 208,
};

const usual: Readonly<Record<OutfitSlot, Omit<OutfitFit, 'frame'>>> = {
  head: { width: 96, pivotX: 0.5, pivotY: 0.86, x: 0, y: 6, rotation: 0, covers: true },
  face: { width: 110, pivotX: 0.5, pivotY: 0.5, x: 0, y: 0, rotation: 0, covers: false },
  neck: { width: 62, pivotX: 0.5, pivotY: 0.3, x: 0, y: 4, rotation: 0, covers: false },
};

/** A flower or leaf is tucked in beside the middle. */
const tucked = { width: 52, pivotX: 0.5, pivotY: 0.5, x: -34, y: 8, rotation: -0.3 } as const;

/** What deviates from its slot, by the item's picture. */
const own: Readonly<Record<string, Partial<OutfitFit>>> = {
  'item/billed-cap': { width: 112, x: 4, pivotY: 0.72, y: 10 },
  'item/womans-hat': { width: 138, pivotY: 0.74 },
  'item/top-hat': { width: 96, pivotY: 0.86, x: 6, rotation: 0.1 },
  'item/graduation-cap': { width: 122, pivotY: 0.66, y: 6 },
  'item/headphone': { frame: 'pet/outfit/headphone', width: 204, y: 0, covers: false },
  'item/hibiscus': tucked,
  'item/blossom': { ...tucked, pivotY: 0.4 },
  'item/cherry-blossom': tucked,
  'item/maple-leaf': tucked,
  'item/glasses': { frame: 'pet/outfit/glasses', width: 112 },
  'item/sunglasses': { frame: 'pet/outfit/sunglasses', width: 112 },
  'item/diving-mask': { frame: 'pet/outfit/diving-mask', width: 124 },
  'item/scarf': { frame: 'pet/outfit/scarf', width: 112 },
  'item/necktie': { frame: 'pet/outfit/necktie', width: 70 },
};

/** @param art the item's picture in the atlas */
export function outfitFit(slot: OutfitSlot, art: string): OutfitFit {
  return { frame: art, ...usual[slot], ...own[art] };
}

/** Side lengths of a worn picture as the sheet has them, in its own units. */
export function drawnWidth(frame: string): number {
  return DRAWN_WIDTH[frame] ?? ITEM_SIDE;
}
