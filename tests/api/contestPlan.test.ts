import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContestPlan } from '#contract/contestPlan.ts';
import { DAY } from '#domain/time/duration.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { bookAt, buildContestApp, CONTEST_START, reserveAt } from '../support/contestStage.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { operate as operateOn } from '../support/operate.ts';

const folder = mkdtempSync(join(tmpdir(), 'chaekbada-plan-'));
let app: TestApp;
const operate = (...args: string[]) => operateOn(app, ...args);
const create = (...more: string[]) =>
  operate('contest', 'create', '--plan', 'sample', '--start', CONTEST_START, ...more);

beforeAll(async () => {
  app = await buildContestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Somebody of the lowest level who has handed in the OX of these books. */
async function readerOf(bookNos: readonly number[]): Promise<void> {
  const { accountNo } = await makeAccount(app, 'edu', { raq: 300 });
  const at = app.clock.now();
  for (const bookNo of bookNos) {
    await app.db
      .insertInto('mission_attempt')
      .values({
        account_no: accountNo,
        book_no: bookNo,
        kind: 'OX',
        round: 1,
        status: 'SUBMITTED',
        seed: 1,
        version: 'none',
        item_count: 10,
        started_at: at,
        submitted_at: at,
        max_point: 100,
        marked_at_once: 0,
      })
      .execute();
  }
}

it('is checked against what its readers have read', async () => {
  await readerOf([bookAt(0, 1, 0), bookAt(0, 1, 1)]);
  await readerOf([1, 2, 3, 4].flatMap((week) => [0, 1, 2, 3].map((place) => bookAt(0, week, place))));
  const lines = (await operate('contest', 'plan', 'check', 'sample')).output.split('\n');
  expect(lines[0]).toBe(
    'B1\tB1 단계\t대회 책이나 예비 책을 읽은 독자 2명, 책이 모자라는 독자 1명, 완주할 수 없는 독자 0명',
  );
  expect(lines[1]).toContain('독자 0명, 책이 모자라는 독자 없음');
});

it('that leaves somebody below the finish line makes no contest, unless that is agreed to', async () => {
  await readerOf(
    [1, 2, 3, 4].flatMap((week) => [
      ...[0, 1, 2, 3].map((place) => bookAt(0, week, place)),
      ...[0, 1].map((place) => reserveAt(0, week, place)),
    ]),
  );
  const refused = await create();
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('B1 단계 1명') });
  expect(refused.output).toContain('--leave-behind 1');
  expect(await create('--leave-behind', '1')).toMatchObject({ code: 0 });
  app.clock.advance(91 * DAY);
  expect(await create()).toMatchObject({ code: 0 });
});

it('is proposed with the books of the fewest contests and readers, and holds', async () => {
  const out = join(folder, 'next.json');
  const { code, output } = await operate('contest', 'plan', 'propose', '--like', 'sample', '--out', out);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('계획을 썼어요') });
  const plan = JSON.parse(readFileSync(out, 'utf8')) as ContestPlan;
  expect(plan.bands.map(({ weeks, reserves }) => [weeks.flat().length, reserves.flat().length])).toEqual([
    [16, 8],
    [16, 8],
    [16, 8],
  ]);
  expect(await operate('contest', 'create', '--plan', out, '--start', CONTEST_START)).toMatchObject({ code: 0 });
  expect((await operate('contest', 'plan', 'propose', '--like', 'sample', '--out', out)).code).toBe(1);
});
