import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#domain/random/createRandom.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionTablet } from '../support/missionTablet.ts';

const CLASS = 30;
const ITEMS = 10;
/** Seconds: when the network of the classroom goes, and for how long. */
const GONE_AT = 15;
const GONE_FOR = 60;

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});

afterAll(() => app.close());

/** A clock that only moves when everybody waits: whatever is due happens in its order, however long it takes. */
function drivenClock(pending: () => number) {
  const due: { at: number; run: () => void }[] = [];
  /** To the whole millisecond, as clocks tell it: PostgreSQL stores no part of one. */
  const later = (milliseconds: number, run: () => void) =>
    due.push({ at: app.clock.now() + Math.round(milliseconds), run });
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = pending() === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return {
    later,
    wait: (milliseconds: number) => new Promise<void>((resolve) => void later(milliseconds, resolve)),
    async run(milliseconds: number): Promise<void> {
      const end = app.clock.now() + milliseconds;
      for (;;) {
        await settle();
        due.sort((one, other) => one.at - other.at);
        const next = due[0];
        if (!next || next.at > end) break;
        due.shift();
        app.clock.advance(Math.max(0, next.at - app.clock.now()));
        next.run();
      }
      app.clock.advance(end - app.clock.now());
    },
  };
}

it('a class whose network is gone for a minute loses nothing and doubles nothing', async () => {
  const random = createRandom(30);
  const students = await Promise.all(Array.from({ length: CLASS }, () => freshStudent(app)));
  const clock = drivenClock(() => tablets.reduce((sum, { network }) => sum + network.pending, 0));
  const tablets = students.map((student) => missionTablet(app, { ...student, wait: clock.wait, random }));
  const given = tablets.map(() => new Map<string, string>());
  const faults: unknown[] = [];

  for (const [at, tablet] of tablets.entries()) {
    const boot = tablet.boot();
    async function study(): Promise<void> {
      const { attempt, answer } = await boot.play(FIRST_BOOK, 'OX');
      const items = attempt.content.kind === 'OX' ? attempt.content.items : [];
      expect(items).toHaveLength(ITEMS);
      for (const { key } of items) {
        await clock.wait(2_000 + random() * 6_000);
        const value = random() < 0.5 ? 'O' : 'X';
        await answer(key, value);
        given[at]?.set(key, value);
        if (random() < 0.2) {
          await clock.wait(300);
          // Too late: the first answer counts.
          await answer(key, value === 'O' ? 'X' : 'O');
        }
      }
      const { attemptNo, bookName } = attempt;
      // Some hand in while there is no network, some after.
      await boot.queue.handIn({ attemptNo, bookNo: FIRST_BOOK, bookName, kind: 'OX', confirmIncomplete: false });
    }
    clock.later((at * 5_000) / CLASS, () => void study().catch((error: unknown) => faults.push(error)));
  }
  const all = (down: boolean) => {
    for (const { network } of tablets) network.down = down;
  };
  clock.later(GONE_AT * 1_000, () => all(true));
  clock.later((GONE_AT + GONE_FOR) * 1_000, () => all(false));
  await clock.run((GONE_AT + GONE_FOR) * 1_000 - 1);
  const before = await app.db.selectFrom('mission_attempt').selectAll().where('status', '=', 'SUBMITTED').execute();
  expect(before).toHaveLength(0);
  // Nobody tells the tablets that the network is back: they find out.
  await clock.run(180_000);

  expect(faults).toEqual([]);
  for (const [at, { accountNo }] of students.entries()) {
    const attempts = await app.db
      .selectFrom('mission_attempt')
      .selectAll()
      .where('account_no', '=', accountNo)
      .execute();
    expect(attempts).toMatchObject([{ status: 'SUBMITTED', round: 1, flagged: 0 }]);
    const saved = await app.db
      .selectFrom('mission_answer')
      .select(['item_key', 'value'])
      .where('attempt_no', '=', attempts[0]?.attempt_no ?? 0)
      .execute();
    expect(new Map(saved.map(({ item_key, value }) => [item_key, value]))).toEqual(given[at]);
    const rewards = (await ledgerOf(app.db, accountNo)).filter(({ currency }) => currency === 'POINT');
    expect(rewards.length).toBeLessThanOrEqual(1);
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
    expect(await tablets[at]?.device.entries(`${accountNo}:`)).toEqual([]);
  }
  // Who had handed in without a network has been told how it ended, once.
  const waited = tablets.filter(({ ends }) => ends.length > 0);
  expect(waited.length).toBeGreaterThan(0);
  for (const { ends } of waited) expect(ends).toMatchObject([{ outcome: 'DONE' }]);
});
