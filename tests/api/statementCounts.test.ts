import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { countStatements } from '../support/countStatements.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { describeOperations } from '../support/fuzz/describeOperations.ts';
import { leaveReadableThings, READ_QUERIES } from '../support/leaveReadableThings.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { staffLoginOf } from '../support/staffMember.ts';
import { statementCounts } from '../support/statementCounts.ts';

let app: TestApp;
let routes: CollectedRoute[];
const origins = { edu: 'https://edu.sea.kr', school: 'https://school.sea.kr', home: 'https://home.sea.kr' };

beforeAll(async () => {
  const collected = collectRoutes();
  const contentDir = makeFixtureContent(4);
  cpSync('content/site', join(contentDir, 'site'), { recursive: true });
  app = await buildTestApp({ env: { contentDir, webDir: '/nowhere', origins } });
  routes = collected();
});
afterAll(() => app.close());

it('every read asks the database as often as its table says: one question more is seen here', async () => {
  const { token, homeToken, fill } = await leaveReadableThings(app);
  const staffToken = (await staffLoginOf(app, 1, 'DIRECTOR')).token;
  const player = missionPlayer(app, token);
  // Three books are under way: what a page asks for each of them shows.
  for (const book of [1, 2]) await player.start('OX', 9000 + book);
  const counted = countStatements(app);
  const reads = describeOperations(app, routes).filter(
    ({ method, path, answer }) => method === 'GET' && answer !== null && !path.endsWith('/events'),
  );
  const counts: Record<string, number> = {};
  for (const { path } of reads) {
    const url = fill(path) + (READ_QUERIES[path] ?? '');
    const host = path.startsWith('/api/subscription') ? 'home.sea.kr' : 'edu.sea.kr';
    const ask = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      const headers = { host, 'x-ro-token': token, 'x-ho-token': homeToken, 'x-staff-token': staffToken };
      counted();
      const { statusCode } = await app.app.inject({ method: 'GET', url, headers });
      return { statusCode, count: counted() };
    };
    // The first one fills what is kept in memory.
    await ask();
    const { statusCode, count } = await ask();
    if (statusCode === 200) counts[path] = count;
  }
  expect(counts).toEqual(statementCounts);
});
