import { projectRoot } from '#tests/support/listSources.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { type GrowthSchool, openGrowthSchool } from './support/growth/openGrowthSchool.ts';
import { ratesInTurns } from './support/growth/ratesInTurns.ts';

/**
 * The same calls of pupils and teachers with three sizes of a school, on the embedded database and on PostgreSQL with one
 * node and with two. The three are served at once and asked in turns: how many times the work a call costs in the largest
 * one is what grows with data.
 */
const SIZES = [1_000, 20_000, 200_000];
const FIRST_PORT = 4780;
/** Of the nodes of one size. */
const PORTS = 6;
const ROUNDS = 5;
/** From the smallest school to the largest: the height of an index grows by one or two. */
const GOAL = 1.5;

await ensureBuilt(projectRoot);
const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
process.env.TEST_DATABASE_URL = postgres.url;
const rates: BenchFigure[] = [];
const growth: BenchFigure[] = [];

const embedded = await openSizes(false);
await measure('embedded database', embedded);
for (const school of embedded) await school.stop();
const shared = await openSizes(true);
await measure('PostgreSQL, one node', shared);
for (const school of shared) await school.addNode();
await measure('PostgreSQL, two nodes', shared);
await endAll();
recordBench('apiGrowth', [...rates, ...growth]);

async function openSizes(onPostgres: boolean): Promise<GrowthSchool[]> {
  const schools: GrowthSchool[] = [];
  for (const [at, accounts] of SIZES.entries())
    schools.push(await openGrowthSchool(accounts, FIRST_PORT + PORTS * at, onPostgres));
  return schools;
}

async function measure(where: string, schools: readonly GrowthSchool[]): Promise<void> {
  for (const what of Object.keys(schools[0]?.calls ?? {})) {
    for (const school of schools) await school.warmUp(what);
    const measured = await ratesInTurns(
      schools.map((school) => () => school.load(what)),
      ROUNDS,
    );
    for (const [at, { accounts }] of schools.entries()) {
      rates.push({
        what,
        size: `${accounts.toLocaleString('en')} students, ${where}`,
        value: Math.round(quantile(measured[at] ?? [], 0.5)),
        unit: 'answers/s',
        goal: 'told',
        met: true,
      });
    }
    const [smallest = [], largest = []] = [measured[0], measured.at(-1)];
    const times = quantile(
      smallest.map((rate, round) => rate / (largest[round] ?? Number.NaN)),
      0.5,
    );
    growth.push({
      what: `growth of ${what}, ${where}`,
      size: `${SIZES[0]?.toLocaleString('en')} to ${SIZES.at(-1)?.toLocaleString('en')} students`,
      value: rounded(times),
      unit: 'times the work',
      goal: `≤ ${GOAL}`,
      met: times <= GOAL,
    });
    console.log(`${where}, ${what}: ${measured.map((of) => Math.round(quantile(of, 0.5))).join(', ')} answers/s`);
  }
}
