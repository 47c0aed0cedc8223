import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegendPage } from '#contract/legend.ts';
import { legendMonths } from '#server/repositories/legendMonths.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const PATH = '/api/community/legends';
let app: TestApp;
let sources = 0;

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  // Whoever the demo brought is not what is looked at here.
  await app.db.deleteFrom('legend_month').execute();
});
afterAll(() => app.close());

async function pay(accountNo: number, amount: number, dayKey = '2026-05-06'): Promise<void> {
  sources += 1;
  await pointLedger.append(app.db, { accountNo, now: app.clock.advance(1000), dayKey }, [
    { currency: 'POINT', amount, reason: 'MISSION_REWARD', refType: 'BOOK_MISSION', refId: `test:${sources}` },
    { currency: 'SHELL', amount, reason: 'MISSION_REWARD', refType: 'BOOK_MISSION', refId: `test:${sources}` },
  ]);
}

async function reader(points: number, special: Parameters<typeof makeAccount>[2] = {}) {
  const { accountNo, academyNo } = await makeAccount(app, 'school', special);
  if (points > 0) await pay(accountNo, points);
  const token = await loginOf(app, 'school', accountNo);
  const ask = async (query = '') => (await app.get<LegendPage>(PATH + query, token, 'school')).data;
  const list = (listed: boolean) => app.send('PUT', `${PATH}/listing/me`, { site: 'school', token, body: { listed } });
  return { accountNo, academyNo, token, ask, list };
}

const shown = ({ items }: LegendPage) => items.map(({ rankNo, point }) => [rankNo, point]);

describe('the hall of fame', () => {
  it('orders readers by the book points of the month; equal points share a place', async () => {
    const mine = await reader(40, { name: '김바다' });
    await reader(90);
    const second = await reader(30);
    await pay(second.accountNo, 30);
    await reader(60);
    const found = await mine.ask();
    expect(shown(found)).toEqual([
      [1, 90],
      [2, 60],
      [2, 60],
      [4, 40],
    ]);
    expect(found.items.map(({ myYn }) => myYn)).toEqual(['N', 'N', 'N', 'Y']);
    expect(found.items[3]?.readerName).toBe('김*다');
    expect(found).toMatchObject({
      month: '2026-05',
      totalCount: 4,
      me: { rankNo: 4, point: 40, nextPoint: 60, listedYn: 'Y' },
    });
  });

  it('leaves out who does not want to be in it, and who is suspended; nobody loses a place to them', async () => {
    const before = await app.db.selectFrom('legend_month').select('account_no').execute();
    const shy = await reader(500);
    const suspended = await reader(400);
    const mine = await reader(45);
    expect((await mine.ask()).totalCount).toBe(before.length + 3);
    expect((await shy.list(false)).status).toBe(200);
    await app.db
      .updateTable('account')
      .set({ status: 'INACTIVE' })
      .where('account_no', '=', suspended.accountNo)
      .execute();
    const found = await mine.ask();
    expect(found.totalCount).toBe(before.length + 1);
    expect(found.items[0]).toMatchObject({ rankNo: 1, point: 90 });
    expect((await shy.ask()).me).toMatchObject({ rankNo: null, point: 500, nextPoint: null, listedYn: 'N' });
    // What is earned while hidden stays hidden, and comes back with the wish.
    await pay(shy.accountNo, 5);
    expect((await mine.ask()).items[0]?.point).toBe(90);
    await shy.list(true);
    expect((await mine.ask()).items[0]).toMatchObject({ rankNo: 1, point: 505 });
    await shy.list(false);
  });

  it('looks at one institution, and at months gone by', async () => {
    const { academy_no: elsewhere } = await app.db
      .insertInto('institution')
      .values({ site: 'school', name: '먼바다초등학교', status: 'ACTIVE', created_at: 1 })
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    const there = await reader(70, { academy_no: elsewhere });
    await reader(20, { academy_no: elsewhere });
    expect(shown(await there.ask('?of=ACADEMY'))).toEqual([
      [1, 70],
      [2, 20],
    ]);
    expect((await there.ask('?of=ACADEMY')).academyName).toBe('먼바다초등학교');
    expect((await there.ask()).items.map(({ point }) => point)).toContain(90);
    await pay(there.accountNo, 11, '2026-03-09');
    const march = await there.ask('?of=ACADEMY&month=2026-03');
    expect(shown(march)).toEqual([[1, 11]]);
    expect(march.months).toEqual(['2026-05', '2026-04', '2026-03']);
    expect(shown(await there.ask('?of=ACADEMY&month=2026-04'))).toEqual([]);
    for (const month of ['2026-06', '2019-01', '2026-13']) {
      expect((await app.get(`${PATH}?month=${month}`, there.token, 'school')).status).toBe(422);
    }
    // The institution that is closed is not shown at all.
    await app.db
      .updateTable('institution')
      .set({ status: 'NON_PAYMENT' })
      .where('academy_no', '=', elsewhere)
      .execute();
    const [anybody] = await Promise.all([reader(1)]);
    expect((await anybody.ask()).items.map(({ point }) => point)).not.toContain(70);
  });

  it('shows a month of the site in an institution that is younger as an empty one', async () => {
    const { academy_no: young } = await app.db
      .insertInto('institution')
      .values({ site: 'school', name: '새바다초등학교', status: 'ACTIVE', created_at: 1 })
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    const old = await reader(0);
    await pay(old.accountNo, 10, '2026-02-05');
    const mine = await reader(10, { academy_no: young });
    expect((await mine.ask('?month=2026-02')).months.at(-1)).toBe('2026-02');
    expect(await mine.ask('?of=ACADEMY&month=2026-02')).toMatchObject({
      items: [],
      totalCount: 0,
      month: '2026-02',
      months: ['2026-05', '2026-04', '2026-03', '2026-02'],
    });
    expect((await mine.ask('?of=ACADEMY')).months).toEqual(['2026-05']);
    expect((await app.get(`${PATH}?of=ACADEMY&month=2025-05`, mine.token, 'school')).status).toBe(422);
  });

  it('answers a page past the last one without readers, however far', async () => {
    const mine = await reader(1);
    const { totalCount } = await mine.ask();
    expect(totalCount).toBeGreaterThan(0);
    for (const page of [10, 11, 10_000])
      expect(await mine.ask(`?page=${page}`)).toMatchObject({ items: [], totalCount });
  });

  it('shows a nickname instead of a name, and the way to an aquarium only where it may be visited', async () => {
    const academyNo = (await makeAccount(app, 'school')).academyNo;
    const mine = await reader(1, { academy_no: academyNo });
    const open = await reader(610, { academy_no: academyNo });
    const closed = await reader(620, { academy_no: academyNo });
    const held = await reader(630, { academy_no: academyNo });
    const profile = (token: string) => app.get('/api/aquarium/profile/me', token, 'school');
    for (const { token } of [open, closed, held]) await profile(token);
    const change = (accountNo: number, set: object) =>
      app.db.updateTable('aquarium_profile').set(set).where('account_no', '=', accountNo).execute();
    await change(open.accountNo, { nickname: '반짝이는 고래', nickname_key: '반짝이는고래', open: 1 });
    await change(closed.accountNo, { nickname: '조용한 거북', nickname_key: '조용한거북', open: 0 });
    await change(held.accountNo, { held: 1, open: 1 });
    const [first, second, third] = (await mine.ask()).items;
    expect([first?.readerName, second?.readerName, third?.readerName]).toEqual([
      '바다 이웃',
      '조용한 거북',
      '반짝이는 고래',
    ]);
    expect(second?.visitKey).toBeNull();
    expect(third?.visitKey).toMatch(/^[\w-]{22}$/);
    const visit = await app.get(`/api/aquarium/neighbours/${third?.visitKey}`, mine.token, 'school');
    expect(visit.status).toBe(200);
    const text = JSON.stringify(await mine.ask());
    expect(text).not.toMatch(/person\d|account/i);
  });

  it('is paged by thirty with places that go on, and keeps to its own site', async () => {
    const other = await buildTestApp({ content: 'demo' });
    await other.db.deleteFrom('legend_month').execute();
    for (let index = 0; index < 65; index += 1) {
      const { accountNo } = await makeAccount(other, 'edu');
      await legendMonths.add(other.db, accountNo, '2026-05', index < 40 ? 100 : 100 - index, index);
    }
    const token = await other.signIn();
    const pageOf = async (page: number) => (await other.get<LegendPage>(`${PATH}?page=${page}`, token)).data;
    expect((await pageOf(1)).items).toHaveLength(30);
    const second = await pageOf(2);
    expect(second.items.map(({ rankNo }) => rankNo).slice(8, 12)).toEqual([1, 1, 41, 42]);
    expect((await pageOf(3)).items.at(-1)?.rankNo).toBe(65);
    const home = await other.get<LegendPage>(PATH, await other.signIn('home'), 'home');
    expect(home.data).toMatchObject({ items: [], academyName: null, of: 'SITE' });
    await other.close();
  });

  it('is empty of whoever has left for good', async () => {
    const { erasurePlan } = await import('#server/modules/account/repositories/erasurePlan.ts');
    expect([erasurePlan.legend_month, erasurePlan.legend_hidden, erasurePlan.cs_message]).toEqual([
      'ERASE',
      'ERASE',
      'ERASE',
    ]);
  });
});
