import type { FeastId } from './feastsOfYear.ts';

/** Name of the picture of a feast's visitor under `public/art/story`: it wears its costume. */
export function feastPicture(feast: FeastId): string {
  return `feast-${feast}`;
}
