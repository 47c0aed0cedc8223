import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/buildTestApp.ts';
import type { CollectedRoute } from '../support/collectRoutes.ts';
import { countStatements } from '../support/countStatements.ts';
import { askEveryRead } from '../support/plans/askEveryRead.ts';
import { buildReadApp } from '../support/plans/buildReadApp.ts';
import { growReadStage } from '../support/plans/growReadStage.ts';
import { openReadStage } from '../support/plans/openReadStage.ts';
import { unansweredReads } from '../support/plans/unansweredReads.ts';
import { statementCounts } from '../support/statementCounts.ts';

/** Reads that ask more about more, and why. */
const GROWS: Record<string, string> = {
  '/api/staff/institutions/{academyNo}/classes/{classNo}/report-sheets':
    'each sheet is a report of its own: three statements a pupil, forty pupils at the most',
};

let app: TestApp;
let routes: CollectedRoute[];

beforeAll(async () => {
  ({ app, routes } = await buildReadApp());
});
afterAll(() => app.close());

let stage: Awaited<ReturnType<typeof openReadStage>>;

/** Asks every read twice, for the first time fills what is kept in memory. @returns the most statements of each */
async function countEvery(): Promise<Record<string, number>> {
  await askEveryRead(app, routes, stage, { asks: () => {}, answered: () => {} });
  const counted = countStatements(app);
  const counts: Record<string, number> = {};
  const paths = await askEveryRead(app, routes, stage, {
    asks: counted,
    answered: (path, statusCode) => {
      const count = counted();
      if (statusCode === 200) counts[path] = Math.max(count, counts[path] ?? 0);
    },
  });
  expect(paths.filter((path) => !(path in counts) && !(path in unansweredReads))).toEqual([]);
  return counts;
}

it('every read asks the database as often as its table says: one question more is seen here', async () => {
  stage = await openReadStage(app);
  expect(await countEvery()).toEqual(statementCounts);
}, 300_000);

it('no read asks more often about a class that has grown and pupils who have done more', async () => {
  await growReadStage(app, stage);
  const counts = await countEvery();
  const grown = Object.keys(counts).filter((path) => (counts[path] ?? 0) > (statementCounts[path] ?? 0));
  expect(grown).toEqual(Object.keys(GROWS));
}, 300_000);
