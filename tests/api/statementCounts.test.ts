import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { buildContestApp } from '../support/contestStage.ts';
import { countStatements } from '../support/countStatements.ts';
import { askEveryRead } from '../support/plans/askEveryRead.ts';
import { openReadStage } from '../support/plans/openReadStage.ts';
import { statementCounts } from '../support/statementCounts.ts';

/** Reads that answer nothing here, and why. */
const UNANSWERED: Record<string, string> = {
  '/api/event/reading-game-contest/certificates/{certificateNo}': 'there is a certificate when a contest has ended',
};

let app: TestApp;
let routes: CollectedRoute[];
const origins = { edu: 'https://edu.sea.kr', school: 'https://school.sea.kr', home: 'https://home.sea.kr' };
const COMPANY = {
  company: { name: '(주)푸른바다', privacyOfficer: '김바다 이사' },
  contact: { mail: 'help@sea.kr', phone: '1588-1234' },
};

beforeAll(async () => {
  const collected = collectRoutes({ every: true });
  app = await buildContestApp({ webDir: '/nowhere', origins, ...COMPANY }, { payment: true, folders: ['site'] });
  routes = collected();
});
afterAll(() => app.close());

it('every read asks the database as often as its table says: one question more is seen here', async () => {
  const stage = await openReadStage(app);
  // The first time fills what is kept in memory.
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
  expect(counts).toEqual(statementCounts);
  expect(paths.filter((path) => !(path in counts) && !(path in UNANSWERED))).toEqual([]);
}, 300_000);
