import { existsSync, readFileSync } from 'node:fs';
import type { BenchFigure } from '../recordBench.ts';

/** A number that became worse, in words for the console. */
export type Regression = string;

/** How far a number may be above the last one before it is told: a tenth, and never less than the noise of its unit. */
const SHARE = 0.1;
const NOISE: Readonly<Record<string, number>> = { ms: 100, kB: 2, shift: 0.02 };

/**
 * Compares figures of which less is better with those of the last run.
 *
 * @param before figures of the last run; one that was not there then is new, not worse
 */
export function findRegressions(before: readonly BenchFigure[], now: readonly BenchFigure[]): Regression[] {
  const last = new Map(before.map((figure) => [figure.what, figure]));
  return now.flatMap(({ what, value, unit }) => {
    const old = last.get(what);
    if (!old || old.unit !== unit) return [];
    const allowed = old.value + Math.max(old.value * SHARE, NOISE[unit] ?? 0);
    return value > allowed ? [`${what}: ${old.value} → ${value} ${unit}`] : [];
  });
}

/** Figures of a results file; none where there is no such file yet. */
export function readLastFigures(file: string): BenchFigure[] {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { figures: BenchFigure[] }).figures;
}
