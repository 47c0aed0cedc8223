import { FuzzRunner } from '#tests/support/fuzz/FuzzRunner.ts';
import { openFuzzStage } from '#tests/support/fuzz/openFuzzStage.ts';
import { recordBench } from './recordBench.ts';

/**
 * Sends drawn requests to every call of the API and looks at each answer (tests/support/fuzz). Ten parts, each with a
 * product of its own and a seed that follows from the printed one, so that a part can be run again by itself.
 *
 *     npm run bench:fuzz                          a seed of its own, 100,000 requests
 *     npm run bench:fuzz -- --seed 7 --part 4     part 4 of seed 7 alone, nothing is recorded
 *     npm run bench:fuzz -- --seed 7 --from 4     parts 4 to 9
 */
const PARTS = 10;
const REQUESTS_OF_A_PART = 10_000;
/** Findings printed in full; the rest is counted. */
const SHOWN = 40;

const given = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : Number(process.argv[at + 1]);
};
const seed = given('seed') ?? Date.now() % 1_000_000_000;
const only = given('part');
const from = only ?? given('from') ?? 0;
const to = only === undefined ? PARTS : only + 1;

console.log(`seed ${seed}`);
let [sent, seconds] = [0, 0];
const findings: string[] = [];
const calls = new Set<string>();
const answered = new Set<string>();
const statuses = new Map<number, number>();
for (let part = from; part < to; part += 1) {
  const stage = await openFuzzStage();
  const runner = new FuzzRunner(stage);
  const begun = performance.now();
  await runner.run(seed + part, REQUESTS_OF_A_PART);
  seconds += (performance.now() - begun) / 1000;
  sent += runner.sent;
  for (const { method, path } of stage.operations) calls.add(`${method} ${path}`);
  for (const call of runner.successes.keys()) answered.add(call);
  for (const [status, count] of runner.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  for (const { property, at, call, detail } of runner.findings) {
    findings.push(`${property} part ${part} request ${at}: ${call} ${detail}`);
  }
  console.log(`part ${part}: ${sent} requests, ${Math.round(sent / seconds)} a second, ${findings.length} findings`);
  await stage.close();
}
for (const line of findings.slice(0, SHOWN)) console.log(line);
console.log(
  `answers by status: ${[...statuses]
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join('×'))
    .join(' ')}`,
);
console.log(`never answered with a success: ${[...calls].filter((call) => !answered.has(call)).join(', ')}`);

if (only === undefined && from === 0) {
  const size = `${sent.toLocaleString('en')} requests to ${calls.size} calls, seed ${seed}`;
  recordBench('fuzz', [
    {
      what: 'answers that break a property (500, 403, leak, write on refusal, schema, login, headers)',
      size,
      value: findings.length,
      unit: 'findings',
      goal: '0',
      met: findings.length === 0,
    },
    {
      what: 'calls that some request succeeded with',
      size,
      value: answered.size,
      unit: `of ${calls.size}`,
      goal: 'stated',
      met: true,
    },
    {
      what: 'requests sent and judged',
      size,
      value: Math.round(sent / seconds),
      unit: 'a second',
      goal: 'stated',
      met: true,
    },
  ]);
}
process.exit(findings.length === 0 ? 0 : 1);
