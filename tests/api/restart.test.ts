import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { give } from '../support/freshStudent.ts';
import { KillableServer } from '../support/KillableServer.ts';
import { accountNoOf, accountProblems } from '../support/ledgerOf.ts';
import { makePostgres } from '../support/makePostgres.ts';

const RESTARTS = 2;
const BUYERS = 6;
/** Purchases that must have gone well before each restart, so that it meets a busy server. */
const BETWEEN = 50;
const PLENTY = 10_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-restart-'));
const contentDir = makeFixtureContent(1);
const { accountId, password } = demoAccounts.edu;
let postgres: Awaited<ReturnType<typeof makePostgres>>;
let server: KillableServer;
let token = '';

beforeAll(async () => {
  postgres = await makePostgres();
  server = await KillableServer.prepare({ dataDir, contentDir, databaseUrl: postgres?.url ?? '' });
  await server.start();
  const login = await server.ask('edu', {
    method: 'POST',
    path: '/api/auth/sign-in',
    body: { accountId, password },
    key: 'sign-in',
  });
  token = (login as { data: { token: string } }).data.token;
  expect(await server.stop()).toBe(0);
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  await give({ db: database.db, clock: Date }, await accountNoOf(database.db, accountId), { shells: PLENTY });
  await database.close();
  await server.start();
});

afterAll(async () => {
  await server.kill();
  await postgres?.drop();
  for (const folder of [dataDir, contentDir]) rmSync(folder, { recursive: true, force: true });
});

/** Buys one loaf with a key of its own over a kept connection. @returns the status, or the code of the broken connection */
function buy(agent: Agent, key: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-ro-token': token, 'idempotency-key': key };
    const options = { agent, host: '127.0.0.1', port: server.portOf('edu'), method: 'POST', headers };
    const call = request({ ...options, path: '/api/aquarium/purchases/me' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'ERROR'));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'ERROR'));
    call.end(JSON.stringify({ itemId: 'bread', quantity: 1 }));
  });
}

it('loses, doubles and resets no purchase while it is restarted again and again', async () => {
  const outcomes = new Map<number | string, number>();
  const bought: string[] = [];
  let open = Promise.resolve();
  let over = false;
  let onBought = () => {};

  async function buyer(name: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let no = 1; !over; no += 1) {
      const key = `restart-${name}-${no}`;
      for (;;) {
        await open;
        const outcome = await buy(agent, key);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome === 200) break;
        // Nobody listens between two copies; every other outcome is judged below.
        if (outcome !== 'ECONNREFUSED') return;
      }
      bought.push(key);
      onBought();
    }
    agent.destroy();
  }
  const more = (count: number) =>
    new Promise<void>((enough) => {
      const wanted = bought.length + count;
      onBought = () => bought.length >= wanted && enough();
    });

  const buyers = Array.from({ length: BUYERS }, (_, name) => buyer(name));
  for (let time = 1; time <= RESTARTS; time += 1) {
    await Promise.race([more(BETWEEN), Promise.all(buyers)]);
    let reopen = () => {};
    const stopped = server.stop();
    open = new Promise((opened) => {
      reopen = opened;
    });
    expect(await stopped).toBe(0);
    await server.start();
    reopen();
  }
  await Promise.race([more(BETWEEN), Promise.all(buyers)]);
  over = true;
  await Promise.all(buyers);
  expect(await server.stop()).toBe(0);

  expect([...outcomes.keys()].filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED')).toEqual([]);
  expect(bought.length).toBeGreaterThanOrEqual(BETWEEN * (RESTARTS + 1));
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const accountNo = await accountNoOf(database.db, accountId);
  const stored = await database.db
    .selectFrom('purchase')
    .select('purchase_no')
    .where('account_no', '=', accountNo)
    .execute();
  expect(stored).toHaveLength(bought.length);
  expect(await accountProblems(database.db, accountNo)).toEqual([]);
  await database.close();
});
