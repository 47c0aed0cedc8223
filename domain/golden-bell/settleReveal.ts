/** Somebody in a round. */
export interface BellPerson {
  readonly accountNo: number;
  /** The question after which somebody was out; null who is in. */
  readonly outPlace: number | null;
}

/** The question that is revealed. */
interface Revealed {
  readonly place: number;
  readonly revival: boolean;
  /** Who answered it right. */
  readonly right: ReadonlySet<number>;
}

/**
 * Who is in and out after a question was revealed: whoever is in and was not right is out. Where nobody who is in was
 * right, all of them stay: a round does not end because of one hard question. A question of revival brings those back in
 * who were right, and puts nobody out.
 *
 * @returns those who changed
 */
export function settleReveal(people: readonly BellPerson[], { place, revival, right }: Revealed): BellPerson[] {
  if (revival) {
    return people
      .filter(({ accountNo, outPlace }) => outPlace !== null && right.has(accountNo))
      .map(({ accountNo }) => ({ accountNo, outPlace: null }));
  }
  const standing = people.filter(({ outPlace }) => outPlace === null);
  if (!standing.some(({ accountNo }) => right.has(accountNo))) return [];
  return standing
    .filter(({ accountNo }) => !right.has(accountNo))
    .map(({ accountNo }) => ({ accountNo, outPlace: place }));
}
