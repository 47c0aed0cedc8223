import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AquariumChange, AquariumState } from '#contract/aquarium.ts';
import type { MissionAttempt, MissionBoard, MissionResult } from '#contract/mission.ts';
import type { SiteName } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { KillableServer, type Reply } from '../support/KillableServer.ts';
import { accountNoOf, accountProblems } from '../support/ledgerOf.ts';
import { makePostgres } from '../support/makePostgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-crash-'));
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
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  for (const site of ['edu', 'school', 'home'] as const) {
    const accountNo = await accountNoOf(database.db, demoAccounts[site].accountId);
    expect(await accountProblems(database.db, accountNo)).toEqual([]);
  }
  await database.close();
  await postgres?.drop();
  for (const folder of [dataDir, contentDir]) rmSync(folder, { recursive: true, force: true });
});

type Deliver = (send: () => Promise<Reply>, step: number) => Promise<Reply>;

/** Sign-in, start, first answer, last answer, hand-in, purchase, feeding; the answers in between tell nothing new. */
const DEADLY_STEPS = new Set([1, 2, 3, 11, 12, 13, 14]);

/** The everyday way of a student. Every call goes through `deliver`, which decides when the server dies. */
async function schoolDay(site: SiteName, deliver: Deliver) {
  let token = '';
  let step = 0;
  const call = async <T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> => {
    step += 1;
    const key = `${site}-step-${step}`;
    const send = () => server.ask(site, { method, path, body, token, key });
    const reply = DEADLY_STEPS.has(step) ? await deliver(send, step) : await send();
    if (reply?.status !== 200) throw new Error(`step ${step} ${path}: ${JSON.stringify(reply)}`);
    return reply.data as T;
  };
  const { accountId, password } = demoAccounts[site];
  const login = await call<{ token: string }>('POST', '/api/auth/sign-in', { accountId, password });
  token = login.token;
  const start = { bookNo: FIRST_BOOK, readingMissionType: 'OX' };
  const attempt = await call<MissionAttempt>('POST', '/api/mission/attempts', start);
  for (let no = 1; no <= 9; no += 1) {
    // The made-up book's true answers; the tenth stays open.
    const answer = { value: no % 3 === 0 ? 'X' : 'O', seq: no };
    await call('PUT', `/api/mission/attempts/${attempt.attemptNo}/answers/ox-${no}`, answer);
  }
  const submission = { confirmIncomplete: true };
  const result = await call<MissionResult>(
    'POST',
    `/api/mission/attempts/${attempt.attemptNo}/submissions`,
    submission,
  );
  const bought = await call<AquariumChange>('POST', '/api/aquarium/purchases/me', { itemId: 'bread', quantity: 2 });
  const fed = await call<AquariumChange>('POST', '/api/aquarium/care/me', { action: 'feed', itemId: 'bread' });

  const read = async <T>(path: string) => (await server.ask(site, { method: 'GET', path, token }))?.data as T;
  const board = await read<MissionBoard>(`/api/mission/books/${FIRST_BOOK}/me`);
  const aquarium = await read<AquariumState>('/api/aquarium/me');
  return {
    result: [result.points, result.shells, result.correctCount],
    bought: bought.state.shells,
    fed: fed.state.bag.find(({ itemId }) => itemId === 'bread')?.quantity,
    ox: board.missions.find(({ readingMissionType }) => readingMissionType === 'OX'),
    shells: aquarium.shells,
    bookPoint: aquarium.bookPoint,
    exp: aquarium.pet.exp,
    bag: aquarium.bag,
    feedsLeft: aquarium.today.feedsLeft,
    revision: aquarium.revision,
  };
}

async function restart() {
  await server.kill();
  await server.start();
}

/** An answer without the clock that goes with it. */
function withoutTime<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (key, value) => (key === 'currentDate' ? undefined : value));
}

/** Lets the event loop turn, so that a request is on its way by more or less. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((done) => setImmediate(done));
}

describe('a server that is killed', () => {
  let undisturbed: Awaited<ReturnType<typeof schoolDay>>;

  it('has a student whose day goes undisturbed', async () => {
    undisturbed = await schoolDay('edu', (send) => send());
    expect(undisturbed.result).toEqual([18, 18, 9]);
    expect(undisturbed).toMatchObject({ shells: 320 + 18 + 20 - 20, fed: 3, feedsLeft: 4, revision: 4 });
  });

  // Two days at once, since a server takes longer to start than a day to pass: it dies for both together.
  it('keeps what it acknowledged, answers the same again, and does a thing once at whatever moment it dies', async () => {
    const acknowledged = meetings();
    const restarted = meetings();
    const keepsAnswers = schoolDay('school', async (send, step) => {
      const first = await send();
      acknowledged.at(step).open();
      await restarted.at(step).opened;
      // A sign-in makes a new login each time; everything else is answered as before.
      if (step === 1) return first;
      const again = await send();
      // An attempt is read again, with the time of the second answer.
      expect(withoutTime(again)).toEqual(withoutTime(first));
      return again;
    });
    const fates = { lost: 0, answered: 0 };
    const diesOnTheWay = schoolDay('home', async (send, step) => {
      await acknowledged.at(step).opened;
      const pending = send();
      await turns(step * step * 4);
      await restart();
      fates[(await pending) === null ? 'lost' : 'answered'] += 1;
      restarted.at(step).open();
      return send();
    });
    for (const day of await Promise.all([keepsAnswers, diesOnTheWay])) expect(day).toEqual(undisturbed);
    // The server died before at least one of its answers, or this has shown nothing.
    expect(fates.lost).toBeGreaterThan(0);
  }, 240_000);
});

/** Gates by the step of a day, each of which stays open once it was opened. */
function meetings() {
  const gates = new Map<number, { open: () => void; opened: Promise<void> }>();
  return {
    at(step: number) {
      const known = gates.get(step);
      if (known) return known;
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const gate = { open, opened };
      gates.set(step, gate);
      return gate;
    },
  };
}
