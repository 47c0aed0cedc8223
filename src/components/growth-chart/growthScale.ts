/** A point with its band, in raq. */
interface BandPoint {
  raqFrom: number;
  raqTo: number;
}

/** Raq that the chart spans at least: less would blow chance up to mountains. */
const LEAST_SPAN = 400;
/** Free above and below, in per cent of the height. */
const MARGIN = 10;

/** Heights in the chart, in per cent from below, so that every band is inside. */
export function growthScale(points: readonly BandPoint[]): (raq: number) => number {
  const low = Math.min(...points.map(({ raqFrom }) => raqFrom));
  const high = Math.max(...points.map(({ raqTo }) => raqTo));
  const span = Math.max(high - low, LEAST_SPAN);
  const from = (low + high - span) / 2;
  return (raq) => MARGIN + ((raq - from) / span) * (100 - 2 * MARGIN);
}
