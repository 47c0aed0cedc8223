/**
 * How far somebody grew: the best later week over their own first week with points, so that a reader who started low can
 * lead. Null before a second week with points; never negative, as a weaker week takes nothing away.
 *
 * @param weeks points by week number, in any order
 */
export function growthOf(weeks: readonly { roundNo: number; point: number }[]): number | null {
  const scored = weeks.filter(({ point }) => point > 0).sort((one, two) => one.roundNo - two.roundNo);
  const [first, ...later] = scored;
  if (first === undefined || later.length === 0) return null;
  return Math.max(0, Math.max(...later.map(({ point }) => point)) - first.point);
}
