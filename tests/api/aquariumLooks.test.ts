import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import type { PointEntries } from '#contract/myPage.ts';
import { careDayOn } from '#domain/aquarium/CareDay.ts';
import { careForPet, isCareItemKind } from '#domain/aquarium/careForPet.ts';
import { DAY } from '#domain/time/duration.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';

let app: TestApp;
let student: { accountNo: number; token: string };
let keeper: ReturnType<typeof aquariumActions>;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
beforeEach(async () => {
  student = await freshStudent(app);
  keeper = aquariumActions(app, student.token);
});
afterAll(async () => {
  for (const { account_no } of await app.db.selectFrom('account').select('account_no').execute()) {
    expect(await accountProblems(app.db, account_no)).toEqual([]);
  }
  await app.close();
});

const idsOf = ({ shop }: AquariumState) => shop.map(({ itemId }) => itemId);

describe('clothes and looks of the tank', () => {
  it('are bought once, put on and off, and stay bought', async () => {
    await give(app, student.accountNo, { shells: 500 });
    expect((await keeper.dress({ neck: 'ribbon' })).code).toBe('ITEM_NOT_OWNED');
    await keeper.buy('ribbon');
    await keeper.buy('water-mint');
    expect(await keeper.buy('ribbon')).toMatchObject({ status: 422, code: 'ITEM_OWNED' });
    const dressed = await keeper.dress({ neck: 'ribbon', water: 'water-mint' });
    expect(dressed.data.state.look).toMatchObject({ neck: 'ribbon', water: 'water-mint', head: null });
    expect(dressed.data.state.bag).toEqual([
      { itemId: 'ribbon', quantity: 1 },
      { itemId: 'water-mint', quantity: 1 },
    ]);
    expect(await keeper.dress({ head: 'ribbon' })).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect((await keeper.dress({ neck: null })).data.state.look).toMatchObject({ neck: null, water: 'water-mint' });
    expect((await keeper.place(1, 'ribbon')).code).toBe('INVALID_INPUT');
    expect((await keeper.state()).shells).toBe(340);
  });

  it('are taken off when they are given back', async () => {
    await give(app, student.accountNo, { shells: 80 });
    const purchaseNo = (await keeper.buy('ribbon')).data.purchaseNo ?? 0;
    await keeper.dress({ neck: 'ribbon' });
    const back = (await keeper.refund(purchaseNo)).data.state;
    expect([back.look.neck, back.shells, back.bag]).toEqual([null, 80, []]);
  });
});

describe('what each month adds', () => {
  it('comes with its month and never goes', async () => {
    await give(app, student.accountNo, { shells: 1000 });
    expect(idsOf(await keeper.state())).toContain('kite');
    expect(idsOf(await keeper.state())).not.toContain('hibiscus');
    expect((await keeper.buy('hibiscus')).status).toBe(404);
    app.clock.advance(70 * DAY);
    keeper = aquariumActions(app, await signInAs(app, student.accountNo));
    expect(idsOf(await keeper.state())).toEqual(expect.arrayContaining(['kite', 'hibiscus']));
    expect((await keeper.buy('hibiscus')).status).toBe(200);
    app.clock.advance(900 * DAY);
    keeper = aquariumActions(app, await signInAs(app, student.accountNo));
    expect(idsOf(await keeper.state())).toEqual(expect.arrayContaining(['kite', 'hibiscus', 'rainbow']));
    expect((await keeper.buy('kite')).status).toBe(200);
  });
});

describe('a tank made to order', () => {
  it('is shown before it is paid, is as it was shown, and the next one costs a hundred more', async () => {
    await give(app, student.accountNo, { shells: 3500 });
    const { nextTank } = await keeper.state();
    expect(nextTank).toMatchObject({ itemId: 'custom-tank-1', price: 1000, kind: 'theme' });
    expect((await keeper.buy('custom-tank-2')).status).toBe(404);
    const bought = (await keeper.buy('custom-tank-1')).data;
    const own = bought.state.shop.find(({ itemId }) => itemId === 'custom-tank-1');
    expect(own?.tank).toEqual(nextTank.tank);
    expect(bought.state.nextTank).toMatchObject({ itemId: 'custom-tank-2', price: 1100 });
    expect(bought.state.nextTank.tank).not.toEqual(nextTank.tank);
    expect((await keeper.buy('custom-tank-1')).code).toBe('ITEM_OWNED');
    const parts = { water: 'custom-tank-1', ground: 'custom-tank-1', light: 'custom-tank-1' };
    expect((await keeper.dress(parts)).data.state.look).toMatchObject(parts);
    await keeper.buy('custom-tank-2');
    expect((await keeper.state()).shells).toBe(1400);
    const back = (await keeper.refund(bought.purchaseNo ?? 0)).data.state;
    expect(back).toMatchObject({ shells: 2400, look: { water: null, ground: null, light: null } });
    expect(back.nextTank).toMatchObject({ itemId: 'custom-tank-1', price: 1100 });
    expect(back.nextTank.tank).toEqual(nextTank.tank);
  });

  it('is called by its name where the student reads what the shells went for', async () => {
    await give(app, student.accountNo, { shells: 1000 });
    const { nextTank } = await keeper.state();
    await keeper.buy(nextTank.itemId);
    const { data } = await app.get<PointEntries>(
      '/api/point/entries/me?purse=SHELL',
      await signInAs(app, student.accountNo),
    );
    expect(data.items[0]).toMatchObject({ title: nextTank.name, amount: -1000 });
  });

  it('is no furniture, and stays where it is', async () => {
    await give(app, student.accountNo, { shells: 1000 });
    await keeper.buy('custom-tank-1');
    const worn = (await keeper.dress({ water: 'custom-tank-1' })).data.state;
    expect(await keeper.place(1, 'custom-tank-1')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(await keeper.state()).toMatchObject({ room: [], bag: worn.bag, look: worn.look, nextTank: worn.nextTank });
  });

  it('is sold once to many who ask at the same moment', async () => {
    await give(app, student.accountNo, { shells: 5000 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper.buy('custom-tank-1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await keeper.state()).shells).toBe(4000);
  });
});

describe('a preview', () => {
  it('is what happens, for everything that can be given', async () => {
    const { shop } = await keeper.state();
    for (const item of shop.filter(({ kind, price }) => isCareItemKind(kind) && price <= 60)) {
      const fresh = await freshStudent(app);
      const own = aquariumActions(app, fresh.token);
      await give(app, fresh.accountNo, { shells: item.price });
      const { state } = (await own.buy(item.itemId)).data;
      const action = ({ food: 'feed', toy: 'play', training: 'train' } as const)[item.kind as 'food'];
      const preview = careForPet(state.gauges, action, { item }, careDayOn(null, '2026-05-06'));
      const given = (await own.care(action, item.itemId)).data;
      expect(preview).toMatchObject({ ok: true, gauges: given.state.gauges });
      expect(given.before).toEqual(state.gauges);
    }
  });
});
