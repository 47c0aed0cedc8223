import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AquariumChange } from '#contract/aquarium.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { JobRunner } from '#server/jobs/JobRunner.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { buildContestApp, CONTEST_START, moveTo, publishContest, ROOT } from '../support/contestStage.ts';
import { freshStudent, give } from '../support/freshStudent.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { operatorToken } from '../support/operatorToken.ts';
import { hasNodes, startNodes, testRedis } from '../support/startNodes.ts';

/** Asks again until the answer fits; one that never does runs into the limit of the test. */
async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    await breathe();
  }
}

describe.runIf(hasNodes)('two nodes of one installation', () => {
  let nodes: readonly [TestApp, TestApp];
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ nodes, close } = await startNodes((env) => buildContestApp(env)));
  });
  afterAll(() => close());

  it('know each other’s logins, and a sign-out counts everywhere at once', async () => {
    const [here, there] = nodes;
    const token = await here.signIn();
    expect((await there.get('/api/aquarium/me', token)).status).toBe(200);
    expect((await here.send('POST', '/api/auth/sign-out', { token, body: {} })).status).toBe(200);
    expect(await there.get('/api/aquarium/me', token)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  });

  it('count requests together', async () => {
    const ask = (node: TestApp, key: string) => node.get(`/api/aquarium/quiet-hours/parent/${key}`);
    const link = randomUUID();
    for (let call = 0; call < 30; call += 1) expect((await ask(nodes[call % 2 ? 0 : 1], link)).status).toBe(404);
    for (const node of nodes) {
      const refused = await ask(node, link);
      expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(node, randomUUID())).status).toBe(404);
    }
  });

  it('slow down together who guesses passwords, under one name and under many', async () => {
    // Of nobody else, also not in an earlier run.
    const remoteAddress = [10, ...randomBytes(3)].join('.');
    const guess = async (node: TestApp, accountId: string, password = 'wrong-Guess1') =>
      (
        await node.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in',
          remoteAddress,
          payload: { accountId, password },
        })
      ).statusCode;
    const [here, there] = nodes;
    const victim = await makeAccount(here, 'edu');
    const known = await makeAccount(here, 'edu');
    expect(await guess(here, known.accountId, PASSWORD)).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await guess(nodes[failure % 2 ? 0 : 1], victim.accountId);
    for (const node of nodes) expect(await guess(node, victim.accountId)).toBe(429);
    for (let round = 0; round < 300; round += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => guess(nodes[index % 2 ? 0 : 1], `many${round + index}`)),
      );
    }
    // The first of the slowed ones takes the turn that was free, wherever.
    await guess(there, 'next1');
    expect(await guess(here, 'next2')).toBe(429);
    expect(await guess(there, 'next3')).toBe(429);
    expect(await guess(there, known.accountId, PASSWORD)).toBe(200);
  });

  it('hear of what changed in an aquarium through the other', async () => {
    const [here, there] = nodes;
    const student = await freshStudent(here);
    await there.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = there.app.server.address() as AddressInfo;
    const abort = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/aquarium/me/events`, {
      headers: { accept: 'text/event-stream', [tokenHeaderBySite.edu]: student.token },
      signal: abort.signal,
    });
    expect(stream.status).toBe(200);
    const { revision } = (await aquariumActions(here, student.token).care('feed', 'plankton')).data.state;
    let received = '';
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    while (!received.includes(`"revision":${revision}`)) received += (await reader?.read())?.value ?? '';
    expect(received).toContain('event: state');
    abort.abort();
  });

  it('have one effect of an idempotency key', async () => {
    const student = await freshStudent(nodes[0]);
    await give(nodes[0], student.accountNo, { shells: 100 });
    const calls = Array.from({ length: 12 }, (_, index) =>
      nodes[index % 2 ? 0 : 1].post<AquariumChange>(
        '/api/aquarium/purchases/me',
        { itemId: 'bread', quantity: 1 },
        student.token,
        'one-intention',
      ),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    const bought = await nodes[0].db
      .selectFrom('purchase')
      .select('quantity')
      .where('account_no', '=', student.accountNo)
      .execute();
    expect(bought).toEqual([{ quantity: 1 }]);
  });

  it('run a job once', async () => {
    const ran: string[] = [];
    const [one, two] = nodes.map(
      (node, index) =>
        new JobRunner({ db: node.db, clock: node.clock.now, onError: (error) => ran.push(String(error)) }, [
          { name: 'counted', pattern: '0 0 * * * *', run: async () => ran.push(`node ${index}`) },
        ]),
    );
    await Promise.all([one?.plan(), two?.plan()]);
    for (let hour = 1; hour <= 5; hour += 1) {
      await Promise.all([one?.look(), two?.look()]);
      await Promise.all([one?.settled(), two?.settled()]);
      expect(ran).toHaveLength(hour);
      nodes[0].clock.advance(60 * 60 * 1000);
    }
    expect(ran.every((line) => line.startsWith('node '))).toBe(true);
  });

  it('see at once what an operator changed, though the clock they forget by stands still', async () => {
    const [here, there] = nodes;
    const token = await operatorToken(here, 'site close', 'site open');
    const operator = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['server/operator/main.ts', ...words], {
        env: {
          ...process.env,
          DATABASE_URL: here.env.databaseUrl,
          REDIS_URL: testRedis,
          DATA_DIR: here.env.dataDir,
          APP_SECRET: 'the secret of the test installation',
          OPERATOR_TOKEN: token,
        },
      });
    const contest = (node: TestApp) => node.get(`${ROOT}/status`);
    const home = (node: TestApp) => node.get('/api/notices', undefined, 'home');
    for (const node of nodes) {
      expect((await contest(node)).data).toBeNull();
      expect((await home(node)).status).toBe(200);
    }
    // The command of this process tells nobody: the other node goes by what it keeps.
    await publishContest(here);
    expect((await contest(here)).data).not.toBeNull();
    expect((await contest(there)).data).toBeNull();

    await operator('site', 'close', '--sites', 'home');
    for (const node of nodes)
      await until(
        () => home(node),
        ({ status }) => status === 503,
      );
    expect((await contest(there)).data).not.toBeNull();
    await operator('site', 'open');
    for (const node of nodes)
      await until(
        () => home(node),
        ({ status }) => status === 200,
      );
    moveTo(here, CONTEST_START);
  });
});
