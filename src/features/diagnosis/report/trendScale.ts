export interface TrendPoint {
  finishedAt: string;
  raq: number;
  /** One standard error, in raq. */
  error: number;
  readingLevel: string;
}

/** Raq that the chart spans at least: less would blow chance up to mountains. */
const LEAST_SPAN = 400;
/** Free at both ends, in per cent of the height. */
const MARGIN = 12;

/** Heights in the chart, in per cent from below, so that every point and its span are inside. */
export function trendScale(points: readonly TrendPoint[]): { heightOf: (raq: number) => number } {
  const low = Math.min(...points.map(({ raq, error }) => raq - error));
  const high = Math.max(...points.map(({ raq, error }) => raq + error));
  const span = Math.max(high - low, LEAST_SPAN);
  const from = (low + high - span) / 2;
  return { heightOf: (raq) => MARGIN + ((raq - from) / span) * (100 - 2 * MARGIN) };
}
