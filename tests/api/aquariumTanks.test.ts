import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { aquariumTanks } from '#server/db/migrations/031_aquarium_tanks.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';

let app: TestApp;
let accountNo: number;
let keeper: ReturnType<typeof aquariumActions>;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(0) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  const student = await freshStudent(app);
  accountNo = student.accountNo;
  keeper = aquariumActions(app, student.token);
});

/** EXP of level 20. */
const LEVEL_20 = 19 * 50 + (25 * 18 * 19) / 2;
const lying = ({ room }: AquariumState) => room.map(({ position, itemId }) => `${position} ${itemId}`);

describe('further tanks', () => {
  it('are bought from their level on, once, and hold nine places and a look of their own', async () => {
    await give(app, accountNo, { shells: 5_000, exp: LEVEL_20 });
    expect((await keeper.showTank(2)).code).toBe('ITEM_NOT_OWNED');
    expect((await keeper.buy('tank-cave')).data.state.tanks).toEqual([1, 2]);
    expect((await keeper.buy('tank-cave')).code).toBe('ITEM_OWNED');
    await keeper.buy('coral', 2);
    await keeper.buy('ground-moss');
    await keeper.place(3, 'coral');
    await keeper.dress({ ground: 'ground-moss', head: null });

    const there = (await keeper.showTank(2)).data.state;
    expect(there).toMatchObject({ tankNo: 2, room: [], look: { ground: null } });
    await keeper.place(9, 'coral');
    await keeper.buy('water-mint');
    const dressed = (await keeper.dress({ water: 'water-mint' })).data.state;
    expect([lying(dressed), dressed.look.water]).toEqual([['9 coral'], 'water-mint']);
    expect(await keeper.state()).toMatchObject({ tankNo: 2, look: { water: 'water-mint' } });

    const back = (await keeper.showTank(1)).data.state;
    expect([lying(back), back.look.ground, back.look.water]).toEqual([['3 coral'], 'ground-moss', null]);
    expect(lying((await keeper.showTank(2)).data.state)).toEqual(['9 coral']);
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
  });

  it('go back for their price with all that lies in them', async () => {
    await give(app, accountNo, { shells: 1_000, exp: LEVEL_20 });
    const { purchaseNo } = (await keeper.buy('tank-cave')).data;
    const theme = (await keeper.buy('water-mint')).data.purchaseNo;
    await keeper.buy('coral');
    await keeper.showTank(2);
    await keeper.dress({ water: 'water-mint' });
    await keeper.place(1, 'coral');
    await keeper.showTank(1);
    // A theme that is given back is gone from every tank.
    await keeper.refund(theme ?? 0);
    expect((await keeper.showTank(2)).data.state.look.water).toBeNull();
    const { state } = (await keeper.refund(purchaseNo ?? 0)).data;
    expect(state).toMatchObject({ tankNo: 1, tanks: [1], room: [], shells: 920 });
    expect(state.bag).toEqual([{ itemId: 'coral', quantity: 1 }]);
  });

  it('keep every thing there is, whatever is put where', async () => {
    await give(app, accountNo, { shells: 10_000, exp: LEVEL_20 });
    for (const tank of ['tank-cave', 'tank-sunny', 'tank-deep']) await keeper.buy(tank);
    await keeper.buy('coral', 3);
    await keeper.buy('rock', 3);
    const action = fc.record({
      tank: fc.integer({ min: 1, max: 4 }),
      position: fc.integer({ min: 1, max: 9 }),
      item: fc.option(fc.constantFrom('coral', 'rock')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (deeds) => {
        for (const { tank, position, item } of deeds) {
          await keeper.showTank(tank);
          await keeper.place(position, item);
        }
        const held = new Map<string, number>();
        const count = (itemId: string, by: number) => held.set(itemId, (held.get(itemId) ?? 0) + by);
        for (let tank = 1; tank <= 4; tank += 1) {
          for (const { itemId } of (await keeper.showTank(tank)).data.state.room) count(itemId, 1);
        }
        for (const { itemId, quantity } of (await keeper.state()).bag) count(itemId, quantity);
        expect([held.get('coral'), held.get('rock')]).toEqual([3, 3]);
      }),
      { numRuns: 5 },
    );
  });
});

describe('gifts of levels', () => {
  it('are chosen one after the other, each once, and nothing that was not shown', async () => {
    expect((await keeper.state()).levelGift).toBeNull();
    await give(app, accountNo, { exp: LEVEL_20 });
    const { levelGift } = await keeper.state();
    const first = levelGift?.itemIds[0] ?? '';
    expect([levelGift?.level, levelGift?.itemIds.length]).toEqual([2, 3]);
    expect((await keeper.levelGift(2, 'castle')).status).toBe(404);
    expect((await keeper.levelGift(3, first)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 8 }, () => keeper.levelGift(2, first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await keeper.state()).toMatchObject({ bag: [{ itemId: first, quantity: 1 }], levelGift: { level: 3 } });

    for (let level = 3; level <= 20; level += 1) {
      const waiting = (await keeper.state()).levelGift;
      expect(waiting?.level).toBe(level);
      const { bag, room } = await keeper.state();
      const chosen = waiting?.itemIds[0] ?? '';
      const owned = new Set([...bag, ...room].map(({ itemId }) => itemId));
      if (level >= 13) for (const itemId of waiting?.itemIds ?? []) expect(owned.has(itemId)).toBe(false);
      expect((await keeper.levelGift(level, chosen)).status).toBe(200);
    }
    expect((await keeper.state()).levelGift).toBeNull();
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
  });
});

it('goes back to the tables before, and forth again', async () => {
  const own = await buildTestApp({ content: 'none' });
  const tables = async () => (await own.db.introspection.getTables()).map(({ name }) => name).sort();
  const after = await tables();
  const { up, down } = aquariumTanks(own.database.engine);
  await down?.(own.db);
  expect(await tables()).toEqual(after.filter((name) => !['level_gift', 'tank_look', 'tank_slot'].includes(name)));
  await up(own.db);
  expect(await tables()).toEqual(after);
  await own.close();
});
