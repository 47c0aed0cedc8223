import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/listSources.ts';
import type { StepResult } from './walkProduct.ts';

/** One engine's walk. */
export interface Walked {
  version: string;
  results: StepResult[];
}

const FILE = join(projectRoot, 'docs', 'browsers.md');
const HEADING = '## The last walk';

/** Puts the walks of today at the end of docs/browsers.md. */
export function writeWalkTable(walked: readonly Walked[]): void {
  const text = readFileSync(FILE, 'utf8');
  const before = text.split(HEADING)[0]?.trimEnd() ?? '';
  writeFileSync(FILE, `${before}\n\n${HEADING}\n${tableOf(walked, new Date().toISOString().slice(0, 10))}\n`);
}

/** @param day as it is written, such as 2026-11-27 */
export function tableOf(walked: readonly Walked[], day: string): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  const steps = walked[0]?.results.map(({ step }) => step) ?? [];
  return [
    `${day}, by \`npm run test:engines\`; seconds of each step, on two slow cores without a graphics card.`,
    '',
    row('Step', ...walked.map(({ version }) => version)),
    row('---', ...walked.map(() => '---')),
    ...steps.map((step) =>
      row(
        step,
        ...walked.map(({ results }) => {
          const result = results.find((one) => one.step === step);
          if (result === undefined) return '';
          return `${result.failed ? '**failed**' : result.seconds.toFixed(1)}${result.note && `, ${result.note}`}`;
        }),
      ),
    ),
  ].join('\n');
}
