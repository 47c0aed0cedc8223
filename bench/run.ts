import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rounded } from './recordBench.ts';
import { type SittingPart, sitting } from './support/sitting.ts';

// `npm run bench`: every benchmark one after the other (they share the cores), then the report; or only those that are
// named. One that fails does not end the sitting. `nohup npm run bench > bench.log &` runs it in the background.

/** What the one before has left of the machine's load goes away first: each result holds the load before its run. */
const QUIET = cpus().length / 2;
const LONGEST_PAUSE_MS = 90_000;
const LOOK_MS = 2_000;

const named = process.argv.slice(2);
const parts: SittingPart[] = named.length > 0 ? named.map(partOf) : [...sitting, { file: 'report.ts', minutes: 0 }];
const ended: { benchmark: string; minutes: number; expected: number; 'exit code': number | string }[] = [];
const sum = (of: readonly { minutes: number }[]) => Math.round(of.reduce((all, { minutes }) => all + minutes, 0));
for (const { file, minutes } of parts) console.log(`${String(minutes).padStart(3)} min  ${file}`);
console.log(`${String(sum(parts)).padStart(3)} min in all, as far as they are known\n`);

for (const [at, { file, minutes }] of parts.entries()) {
  if (at > 0) await untilQuiet();
  console.log(`\n${file} (${at + 1} of ${parts.length}), ${new Date().toISOString()}`);
  const begun = performance.now();
  const { status, signal } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
  const took = rounded((performance.now() - begun) / 60_000, 1);
  const code = status ?? signal ?? 'not started';
  console.log(`${file}: ${took} minutes, exit code ${code}`);
  ended.push({ benchmark: file, minutes: took, expected: minutes, 'exit code': code });
}
console.table(ended);
console.log(`${sum(ended)} minutes in all`);
process.exitCode = ended.some((one) => one['exit code'] !== 0) ? 1 : 0;

function partOf(file: string): SittingPart {
  return sitting.find((part) => part.file === file) ?? { file, minutes: 0 };
}

async function untilQuiet(): Promise<void> {
  const giveUp = Date.now() + LONGEST_PAUSE_MS;
  while ((loadavg()[0] ?? 0) > QUIET && Date.now() < giveUp) await delay(LOOK_MS);
}
