/** What decides about an order of readers of one contest level. */
export interface Standing {
  accountNo: number;
  point: number;
  /** Hundredths of a per cent of what the counted missions could pay. */
  rate: number;
  /** When the points of now were reached, milliseconds UTC. */
  reachedAt: number;
}

/** Order of a ranking: points, then rate, then who reached it first; the number only keeps pages stable. */
export function compareStandings(one: Standing, two: Standing): number {
  return two.point - one.point || two.rate - one.rate || one.reachedAt - two.reachedAt || one.accountNo - two.accountNo;
}

/**
 * Standings in their order with their places. Equal points share a place and the next place is left out: 1, 2, 2, 4.
 * Who has no points has no place yet and is left out.
 */
export function rankStandings<T extends Standing>(standings: readonly T[]): (T & { rankNo: number })[] {
  const ordered = standings.filter(({ point }) => point > 0).sort(compareStandings);
  let place = 0;
  return ordered.map((standing, index) => {
    if (ordered[index - 1]?.point !== standing.point) place = index + 1;
    return { ...standing, rankNo: place };
  });
}

/** Share of the readers at or above a place, in whole per cent from 1: `상위 5 %`. */
export function topPercent(rankNo: number, readers: number): number {
  return Math.max(1, Math.min(100, Math.ceil((rankNo * 100) / Math.max(1, readers))));
}
