import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AquariumChange } from '#contract/aquarium.ts';
import type { PointEntries } from '#contract/myPage.ts';
import { DAY } from '#domain/time/duration.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

describe('entries of points and shells', () => {
  let app: TestApp;
  let accountNo: number;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
    accountNo = (await makeAccount(app, 'edu')).accountNo;
    token = await loginOf(app, 'edu', accountNo);
    const player = missionPlayer(app, token);
    await player.play('OX', { wrong: 2 });
    await player.start('OX');
    await player.play('OX');
    const bought = await app.post<AquariumChange>(
      '/api/aquarium/purchases/me',
      { itemId: 'bread', quantity: 1 },
      token,
    );
    await app.send('POST', `/api/aquarium/purchases/${bought.data.purchaseNo}/refund`, { token });
  });
  afterAll(() => app.close());

  const entries = async (query = '', as = token) =>
    app.get<PointEntries>(`/api/point/entries/me${query === '' ? '' : `?${query}`}`, as);

  it('say what each was for, the latest first', async () => {
    const { data } = await entries();
    expect(data.items.map(({ title, details, amount }) => [title, details, amount])).toEqual([
      [`『시험용 책 ${FIRST_BOOK}』 OX 퀴즈`, '다시 풀어서 더 받았어요', 3],
      [`『시험용 책 ${FIRST_BOOK}』 OX 퀴즈`, '미션을 풀고 받았어요', 16],
    ]);
    expect(data).toMatchObject({ page: 1, pageSize: 30, totalCount: 2, balance: 19, earned: 19, spent: 0 });
    expect(data.currentDate).toBe(new Date(app.clock.now()).toISOString());
  });

  it('are signed, and the tabs part them by sign while the sums stay', async () => {
    const all = (await entries('purse=SHELL')).data;
    expect(all.items.map(({ title, amount }) => [title, amount])).toEqual([
      ['바다 빵', 10],
      ['바다 빵', -10],
      [`『시험용 책 ${FIRST_BOOK}』 OX 퀴즈`, 3],
      [`『시험용 책 ${FIRST_BOOK}』 책 선물`, 20],
      [`『시험용 책 ${FIRST_BOOK}』 OX 퀴즈`, 16],
    ]);
    const earned = (await entries('purse=SHELL&tab=EARNED')).data;
    const spent = (await entries('purse=SHELL&tab=SPENT')).data;
    expect(earned.items.every(({ amount }) => amount > 0)).toBe(true);
    expect(spent.items.every(({ amount }) => amount < 0)).toBe(true);
    expect([earned.totalCount, spent.totalCount]).toEqual([4, 1]);
    for (const shown of [all, earned, spent]) expect(shown).toMatchObject({ balance: 39, earned: 49, spent: 10 });
  });

  it('are filtered by days of Seoul, both ends included', async () => {
    const other = await makeAccount(app, 'edu');
    const own = await loginOf(app, 'edu', other.accountNo);
    // 23:59 and 00:00 of the night to 2 May in Seoul.
    for (const [index, at] of [Date.UTC(2026, 4, 1, 14, 59), Date.UTC(2026, 4, 1, 15, 0)].entries()) {
      await pay(other.accountNo, index, at, index === 0 ? '2026-05-01' : '2026-05-02');
    }
    const counts = async (query: string) => (await entries(query, own)).data.totalCount;
    expect(await counts('')).toBe(2);
    expect(await counts('from=2026-05-02')).toBe(1);
    expect(await counts('to=2026-05-01')).toBe(1);
    expect(await counts('from=2026-05-01&to=2026-05-02')).toBe(2);
    expect(await counts('from=2026-05-03')).toBe(0);
    expect((await entries('to=2026-05-01', own)).data).toMatchObject({ earned: 1, balance: 3 });
  });

  it('come in pages of 30 without gaps or repeats', async () => {
    const other = await makeAccount(app, 'edu');
    const own = await loginOf(app, 'edu', other.accountNo);
    for (let index = 0; index < 65; index += 1) await pay(other.accountNo, index, app.clock.now() - DAY, '2026-05-05');
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await entries(`page=${page}`, own)).data);
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 5, 0]);
    expect(pages.every(({ totalCount }) => totalCount === 65)).toBe(true);
    const amounts = pages.flatMap(({ items }) => items.map(({ amount }) => amount));
    expect(amounts).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index));
  });

  it('refuse filters that make no sense', async () => {
    for (const wrong of ['purse=EXP', 'tab=BOTH', 'from=2026-02-30', 'page=0', 'page=x', 'accountNo=1']) {
      expect(await entries(wrong)).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    }
    expect((await entries('from=2026-05-02&to=2026-05-01')).fields).toHaveProperty('to');
  });

  async function pay(to: number, index: number, now: number, dayKey: string): Promise<void> {
    const source = { reason: 'WELCOME', refType: 'ACCOUNT', refId: `gift-${index}` } as const;
    await pointLedger.append(app.db, { accountNo: to, now, dayKey }, [
      { currency: 'POINT', amount: index + 1, ...source },
    ]);
    await pointPurses.add(app.db, to, { bookPoint: index + 1, shells: 0, exp: 0 });
  }
});
