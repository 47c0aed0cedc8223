import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BellAnswered, PupilBell } from '#contract/goldenBell.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fillHall } from '../support/fillHall.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { KillableServer } from '../support/KillableServer.ts';
import { makePostgres } from '../support/makePostgres.ts';

const PUPILS = 50;
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-bell-'));
const contentDir = makeFixtureContent(1);
let postgres: Awaited<ReturnType<typeof makePostgres>>;
let server: KillableServer;

beforeAll(async () => {
  postgres = await makePostgres();
  server = await KillableServer.prepare({ dataDir, contentDir, databaseUrl: postgres?.url ?? '' });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await postgres?.drop();
  for (const folder of [dataDir, contentDir]) rmSync(folder, { recursive: true, force: true });
});

it('loses no answer that was acknowledged, and nobody, when the node is killed in the middle of a question', async () => {
  await server.kill();
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const { roomNo, pupils } = await fillHall(database.db, { pupils: PUPILS, now: Date.now() });
  await database.close();
  await server.start();
  const stored = new Map<number, number>();
  let answered = 0;
  let killed: Promise<void> | null = null;
  await Promise.all(
    pupils.map(async ({ token, accountNo }, index) => {
      const choice = 1 + (index % 2);
      const reply = await server.ask('edu', {
        method: 'PUT',
        path: `/api/bells/${roomNo}/answers/1/me`,
        body: { choice, seq: 1 },
        token,
      });
      if (reply?.status !== 200 || (reply.data as BellAnswered).outcome !== 'STORED') return;
      stored.set(accountNo, choice);
      answered += 1;
      // While the others are on their way.
      if (answered === PUPILS / 5) killed = server.kill();
    }),
  );
  expect(stored.size).toBeGreaterThanOrEqual(PUPILS / 5);
  await killed;
  await server.start();
  for (const { token, accountNo } of pupils) {
    const reply = await server.ask('edu', { method: 'GET', path: `/api/bells/${roomNo}/me`, token });
    expect(reply?.status).toBe(200);
    const { state } = (reply as { data: unknown }).data as { state: PupilBell };
    expect(state).toMatchObject({ phase: 'OPEN', place: 1, own: { standing: true } });
    if (stored.has(accountNo)) expect(state.own.choice).toBe(stored.get(accountNo));
    // The page sends what was not acknowledged again.
    const again = await server.ask('edu', {
      method: 'PUT',
      path: `/api/bells/${roomNo}/answers/1/me`,
      body: { choice: 2, seq: 2 },
      token,
    });
    expect(again?.data).toMatchObject({ outcome: 'STORED' });
  }
});
