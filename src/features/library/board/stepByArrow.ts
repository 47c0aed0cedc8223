/** A place on the page, in CSS pixels. */
export interface PlaceRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Where an arrow key carries a book to: sideways to the next place of reading order, up and down to the row above or
 * below, as near as can be to the column it comes from. Null at the end of the way.
 * @param places in reading order, their rows not overlapping
 */
export function stepByArrow<P extends PlaceRect>(places: readonly P[], from: P, key: ArrowKey): P | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return places[places.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)] ?? null;
  }
  const down = key === 'ArrowDown';
  const ahead = places.filter((place) => (down ? middleY(place) > bottom(from) : middleY(place) < from.top));
  const edge = down ? Math.min(...ahead.map(bottom)) : Math.max(...ahead.map(({ top }) => top));
  const row = ahead.filter((place) => (down ? middleY(place) < edge : middleY(place) > edge));
  const aside = (place: PlaceRect) => Math.abs(middleX(place) - middleX(from));
  return row.reduce<P | null>((best, place) => (best === null || aside(place) < aside(best) ? place : best), null);
}

const bottom = ({ top, height }: PlaceRect) => top + height;
const middleY = ({ top, height }: PlaceRect) => top + height / 2;
const middleX = ({ left, width }: PlaceRect) => left + width / 2;
