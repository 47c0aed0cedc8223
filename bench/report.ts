import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchFigure, metInWords } from './recordBench.ts';

interface BenchResult {
  name: string;
  at: string;
  commit: string;
  machine: string;
  /** Load average of one minute when the run began. */
  load?: number;
  figures: BenchFigure[];
}

// `npm run bench:report`: makes docs/benchmarks.md from bench/results/*.json.
const folder = join(import.meta.dirname, 'results');
const results = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BenchResult);

const section = (result: BenchResult) =>
  [
    `## ${result.name}`,
    '',
    `Commit ${result.commit}, ${result.at.slice(0, 10)}, ${result.machine}${result.load === undefined ? '' : `, load ${result.load} before the run`}.`,
    '',
    '| What | Size | Value | Against | Ratio | Goal | Met |',
    '|---|---|---|---|---|---|---|',
    ...result.figures.map(
      (figure) =>
        `| ${figure.what} | ${figure.size} | ${figure.value} ${figure.unit} | ${figure.against ?? ''} | ${figure.ratio ?? ''} | ${figure.goal} | ${metInWords(figure, '**no**')} |`,
    ),
    '',
  ].join('\n');

writeFileSync(
  join(import.meta.dirname, '..', 'docs', 'benchmarks.md'),
  `# Benchmarks\n\nMade by \`npm run bench:report\` from \`bench/results\`. Each number was measured beside its peer or limit in the same run.\n\n${results.map(section).join('\n')}`,
);
console.log(`docs/benchmarks.md: ${results.length} benchmarks`);
