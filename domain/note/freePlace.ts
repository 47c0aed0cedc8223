import type { MapPlace } from './NoteContent.ts';

/** Units of the map that a card takes, with room for a line beside it. */
const BOX = { width: 230, height: 120 } as const;
/** Rings that are looked through; far more than there may be cards. */
const RINGS = 12;

/** The place nearest to a spot where a new card lies on no other. */
export function freePlace(cards: readonly Pick<MapPlace, 'x' | 'y'>[], near: { x: number; y: number }) {
  const free = ({ x, y }: { x: number; y: number }) =>
    cards.every((card) => Math.abs(card.x - x) >= BOX.width || Math.abs(card.y - y) >= BOX.height);
  const spots = [];
  for (let right = -RINGS; right <= RINGS; right += 1) {
    for (let down = -RINGS; down <= RINGS; down += 1) {
      spots.push({ x: near.x + (right * BOX.width) / 2, y: near.y + (down * BOX.height) / 2 });
    }
  }
  const far = ({ x, y }: { x: number; y: number }) => (x - near.x) ** 2 + (y - near.y) ** 2;
  return spots.sort((one, two) => far(one) - far(two)).find(free) ?? near;
}
