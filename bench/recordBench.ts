import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** One measured number with what it is held against. */
export interface BenchFigure {
  what: string;
  /** What the number was measured with: rows, words, students, kB. */
  size: string;
  value: number;
  unit: string;
  /** The peer or limit measured in the same run. */
  against?: string;
  ratio?: number;
  goal: string;
  met: boolean;
}

const resultsFolder = join(import.meta.dirname, 'results');
/** Programs that wanted a core when the run began: above the cores of the machine, times are those of a busy machine. */
const [loadBefore = 0] = loadavg();

/** Goals of figures that are held against nothing. */
const TOLD: ReadonlySet<string> = new Set(['told', 'stated']);

/** Whether a figure met its goal, in words: none where it had no goal to meet. */
export function metInWords({ goal, met }: BenchFigure, missed: string): string {
  if (met) return TOLD.has(goal) ? '' : 'yes';
  return missed;
}

/** Prints a table of the figures and writes bench/results/<name>.json. A goal that was missed fails the benchmark. */
export function recordBench(name: string, figures: BenchFigure[]): void {
  console.log(`\n${name}`);
  console.table(
    figures.map((figure) => ({
      what: figure.what,
      size: figure.size,
      value: `${figure.value} ${figure.unit}`,
      against: figure.against ?? '',
      ratio: figure.ratio ?? '',
      goal: figure.goal,
      met: metInWords(figure, 'NO'),
    })),
  );
  mkdirSync(resultsFolder, { recursive: true });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
  const result = { name, at: new Date().toISOString(), commit, machine, load: rounded(loadBefore, 1), figures };
  writeFileSync(join(resultsFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  if (figures.some(({ met }) => !met)) process.exitCode = 1;
}

/** Rounds to `digits` decimals, for tables. */
export function rounded(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Value at share `q` (0–1) of the sorted samples. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
