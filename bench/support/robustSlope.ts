import { quantile } from '../recordBench.ts';

/** The median of the slopes between all pairs of points (Theil and Sen): a few outliers do not move it. */
export function robustSlope(points: readonly { at: number; value: number }[]): number {
  const slopes = points.flatMap((one, index) =>
    points.slice(index + 1).flatMap((two) => (two.at === one.at ? [] : [(two.value - one.value) / (two.at - one.at)])),
  );
  return quantile(slopes, 0.5);
}
