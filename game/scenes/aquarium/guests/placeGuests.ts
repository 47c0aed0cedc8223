import type { StagePoint } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { placeNapButton } from '../petplay/placeNapButton.ts';
import { placeWordsEntry } from '../words/placeWordsEntry.ts';

/** Middle of a thing in the water or on the sand, and its side. */
export interface CompanyPlace extends StagePoint {
  size: number;
}

/** Where guests swim: around the pet, clear of its speech and of what can be pressed. */
export function placeGuests(layout: AquariumLayout): CompanyPlace[] {
  const { pet, groundY, upright, short, buttons } = layout;
  if (upright) {
    const size = 104;
    const edge = size / 2 + 14;
    const right = pet.x * 2 - edge;
    const low = groundY - 62;
    return [
      { x: right, y: low, size },
      { x: edge, y: low, size },
      { x: right, y: Math.min(pet.y - 24, low - size - 8), size },
    ];
  }
  if (short) {
    const size = 80;
    const right = (buttons[0]?.x ?? 0) - size * 0.6;
    const left = Math.max(...[placeNapButton(layout), placeWordsEntry(layout)].map(({ y, height }) => y + height));
    return [
      { x: right, y: groundY - 8, size },
      { x: pet.x - 156, y: Math.max(groundY, left + size / 2 + 8), size },
      { x: right - size - 10, y: groundY + 12, size },
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
  const size = upright ? 76 : short ? 58 : 64;
  const gap = size + Math.max(12, small * 0.7);
  const y = groundY + size * (upright ? 0.36 : 0.52);
  return [0, 1, -1].map((step) => ({ x: pet.x + step * gap, y, size }));
}
