import type { StagePoint } from '#game/engine/Rect.ts';
import { placeGiftButton } from '../hud/placeGiftButton.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { placeNapButton } from '../petplay/placeNapButton.ts';
import { placeWordsEntry } from '../words/placeWordsEntry.ts';

/** Middle of a thing in the water or on the sand, and its side. */
export interface CompanyPlace extends StagePoint {
  size: number;
}

/** Where guests swim: around the pet, clear of its speech and of what can be pressed. */
export function placeGuests(layout: AquariumLayout): CompanyPlace[] {
  const { pet, groundY, upright, short } = layout;
  if (upright) {
    const size = 88;
    const width = pet.x * 2;
    const low = groundY - 34;
    // Plants stand at both edges, and what leads elsewhere lies at the right one.
    return [
      { x: width * 0.77, y: low, size },
      { x: width * 0.23, y: low, size },
      { x: width * 0.2, y: Math.min(pet.y - 90, low - size - 6), size },
    ];
  }
  if (short) {
    const size = 80;
    // Above the gift of a level, which may wait at the right end.
    const gift = placeGiftButton(layout, true);
    const right = gift.x + gift.width / 2;
    const above = gift.y - size / 2 - 8;
    const left = Math.max(...[placeNapButton(layout), placeWordsEntry(layout)].map(({ y, height }) => y + height));
    return [
      { x: right, y: above, size },
      { x: pet.x - 156, y: Math.max(groundY, left + size / 2 + 8), size },
      { x: right - size - 8, y: above, size },
    ];
  }
  const size = 116;
  const reach = 330 * pet.scale;
  return [
    { x: pet.x + reach * 1.2, y: groundY - size * 0.5, size },
    { x: pet.x - reach * 0.82, y: groundY - size * 0.62, size },
    { x: pet.x - reach * 0.66, y: pet.y - 110 * pet.scale, size },
  ];
}

/** Where finds lie: in the middle of the sand, before the first row of the room. */
export function placeFinds({ pet, groundY, upright, short, small }: AquariumLayout): CompanyPlace[] {
  const size = upright ? 74 : short ? 58 : 64;
  const gap = upright ? size + 4 : size + Math.max(12, small * 0.7);
  const y = groundY + size * (upright ? 0.36 : 0.52);
  return [0, 1, -1].map((step) => ({ x: pet.x + step * gap, y, size }));
}
