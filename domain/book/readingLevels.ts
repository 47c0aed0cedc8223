/** Highest raq a book or reader can have; 1500 is only a bound of searches (spec section 5). */
export const MAX_RAQ = 1499;

/**
 * Where each level begins on the raq scale. Level number = school year of the ten common years, A and B its halves;
 * 0A and 0B are the child curriculum, 10B is what lies beyond the common years.
 */
const CUTS = [
  0, 100, 200, 270, 340, 400, 460, 520, 580, 640, 700, 750, 800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200, 1250,
] as const;

/** The 22 reading levels with their raq span, both ends included. */
export const readingLevels = CUTS.map((raqFrom, index) => ({
  code: `${Math.floor(index / 2)}${index % 2 === 0 ? 'A' : 'B'}`,
  raqFrom,
  raqTo: (CUTS[index + 1] ?? MAX_RAQ + 1) - 1,
}));

/** The level of a reader or book; raq outside 0–1499 counts as the nearest end. */
export function levelOfRaq(raq: number): string {
  const level = readingLevels.findLast(({ raqFrom }) => raq >= raqFrom);
  return level?.code ?? '0A';
}
