import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LegendPage } from '#contract/legend.ts';
import type { Neighbours } from '#contract/neighbour.ts';
import type { ReefVisit } from '#contract/reef.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { demoReaders } from '#server/operator/demoReaders.ts';
import { makeDemoReaders } from '#server/operator/makeDemoReaders.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf } from '../support/makeAccount.ts';

let app: TestApp;
let token: string;
const make = () => makeDemoReaders({ db: app.db, now: app.clock.now(), random: Math.random });
const hall = async (query = '') => (await app.get<LegendPage>(`/api/community/legends${query}`, token)).data;
const nicknames = demoReaders.map(({ nickname }) => nickname);

beforeAll(async () => {
  app = await buildTestApp();
  await make();
  const { account_no } = await app.db
    .selectFrom('account')
    .select('account_no')
    .where('site', '=', 'edu')
    .where('account_id', '=', demoAccounts.edu.accountId)
    .executeTakeFirstOrThrow();
  token = await loginOf(app, 'edu', account_no);
});
afterAll(() => app.close());

it('gives the hall of fame three medal places and a list, by nickname alone, of two months and of the institution', async () => {
  const shown = await hall();
  expect(shown.items).toHaveLength(demoReaders.length + 1);
  expect(shown.items.slice(0, 3).map(({ rankNo }) => rankNo)).toEqual([1, 2, 3]);
  for (const { readerName, myYn, visitKey } of shown.items) {
    if (myYn === 'N') expect(nicknames).toContain(readerName);
    expect(visitKey).toBeNull();
  }
  expect(shown.items[0]?.verifiedBookCount).toBeGreaterThan(0);
  expect((await hall('?of=ACADEMY')).items).toHaveLength(demoReaders.length + 1);
});

it('lets nobody into the aquarium of somebody who is not there', async () => {
  const { data } = await app.get<Neighbours>('/api/aquarium/neighbours?of=CLASS', token);
  expect(data.items).toEqual([]);
});

it('has a class of them with the demo student, whose reef has begun to grow, where there is an institution', async () => {
  const reefs = await app.db
    .selectFrom('reef_book')
    .innerJoin('account', 'account.account_no', 'reef_book.account_no')
    .select((eb) => ['account.site', eb.fn.countAll<number>().as('books')])
    .groupBy('account.site')
    .execute();
  expect(reefs.map(({ site }) => site).sort()).toEqual(['edu', 'school']);
  const { data } = await app.put<ReefVisit>('/api/aquarium/reef/me', undefined, token);
  expect(data.reef?.pieces.length).toBeGreaterThanOrEqual(1);
  expect(data.reef?.bookCount).toBe(Number(reefs.find(({ site }) => site === 'edu')?.books));
});

it('changes nothing when it is done again, and brings a new month in a new month', async () => {
  const rows = async () => (await app.db.selectFrom('point_ledger').selectAll().execute()).length;
  const before = await rows();
  await make();
  expect(await rows()).toBe(before);
  app.clock.advance(31 * 86_400_000);
  await make();
  const after = await rows();
  expect(after).toBe(before + 3 * demoReaders.length);
  await make();
  expect(await rows()).toBe(after);
  for (const purse of await app.db.selectFrom('purse').selectAll().execute()) {
    const { sum } = await app.db
      .selectFrom('point_ledger')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .where('account_no', '=', purse.account_no)
      .where('currency', '=', 'POINT')
      .executeTakeFirstOrThrow();
    expect(purse.book_point).toBe(Number(sum));
  }
});
