import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/time/duration.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

const itemIds = [
  'bread',
  'balloon',
  'rock',
  'coral',
  'ribbon',
  'water-mint',
  'kite',
  'custom-tank-1',
  'custom-tank-2',
  'nothing',
];
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      itemId: fc.constantFrom(...itemIds),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({ do: fc.constant('refund' as const), pick: fc.nat(5) }),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('care' as const), itemId: fc.constantFrom('plankton', 'bread', 'balloon') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      // Few places, so that things meet there.
      position: fc.constantFrom(1, 2, 9),
      itemId: fc.option(
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom('rock', 'coral') }, fc.constantFrom(...itemIds)),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dress' as const),
      place: fc.constantFrom('neck' as const, 'water' as const),
      itemId: fc.option(
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom('ribbon', 'water-mint') }, fc.constantFrom(...itemIds)),
      ),
    }),
  },
  fc.record({ do: fc.constant('holiday' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('word' as const), slot: fc.nat(2) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 5, 30, 90) }),
  fc.record({ do: fc.constant('gift' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Does one step as a student would and says how it was answered. */
async function act(one: Step, student: { accountNo: number }): Promise<number> {
  const keeper = aquariumActions(app, await signInAs(app, student.accountNo));
  switch (one.do) {
    case 'buy':
      return (await keeper.buy(one.itemId, one.quantity)).status;
    case 'refund': {
      const refunds = (await keeper.state()).refunds;
      const chosen = refunds[one.pick % Math.max(1, refunds.length)];
      return (await keeper.refund(chosen?.purchaseNo ?? 1)).status;
    }
    case 'care':
      return (await keeper.care(one.itemId === 'balloon' ? 'play' : 'feed', one.itemId)).status;
    case 'place':
      return (await keeper.place(one.position, one.itemId)).status;
    case 'dress':
      return (await keeper.dress({ [one.place]: one.itemId })).status;
    case 'holiday':
      return (await keeper.holiday(one.on)).status;
    case 'word':
      return catchAndTake(keeper, one.slot);
    case 'wait':
      app.clock.advance(one.hours * HOUR);
      return 200;
    case 'gift':
      return (await keeper.gift()).status;
  }
}

async function catchAndTake(keeper: ReturnType<typeof aquariumActions>, slot: number): Promise<number> {
  const mission = (await keeper.words()).today[slot];
  if (!mission) return 404;
  const row = await app.db
    .selectFrom('word_mission')
    .select('word')
    .where('word_mission_no', '=', mission.wordMissionNo)
    .executeTakeFirstOrThrow();
  const left = [...mission.bubbles];
  const ids = [...row.word].map(
    (syllable) =>
      left.splice(
        left.findIndex((b) => b.syllable === syllable),
        1,
      )[0]?.id ?? '',
  );
  if (mission.state === 'READY') await keeper.catchWord(mission.wordMissionNo, ids);
  return (await keeper.takeReward(mission.wordMissionNo)).status;
}

/** How many of each thing a student must have: bought and kept, found, less what was used up. */
async function thingsOwed(accountNo: number, used: readonly string[]): Promise<Record<string, number>> {
  const bought = await app.db
    .selectFrom('purchase')
    .select(['item_id', 'quantity'])
    .where('account_no', '=', accountNo)
    .where('refunded_at', 'is', null)
    .execute();
  const found = await app.db
    .selectFrom('aquarium_gift')
    .select('item_id')
    .where('account_no', '=', accountNo)
    .execute();
  return countThings([
    ...bought.map(({ item_id, quantity }) => [item_id, quantity] as const),
    ...found.map(({ item_id }) => [item_id, 1] as const),
    ...used.map((itemId) => [itemId, -1] as const),
  ]);
}

function countThings(counted: readonly (readonly [itemId: string, quantity: number])[]): Record<string, number> {
  const things: Record<string, number> = {};
  for (const [itemId, quantity] of counted) things[itemId] = (things[itemId] ?? 0) + quantity;
  return Object.fromEntries(Object.entries(things).filter(([, quantity]) => quantity !== 0));
}

it('keeps money, things and gauges sound through anything a student does, in any order', async () => {
  /** How often each step did something; a gift is too rare to count on. */
  const carriedOut = { buy: 0, refund: 0, care: 0, place: 0, dress: 0, holiday: 0, word: 0, wait: 0, gift: 0 };
  let worn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20, size: 'max' }), async (steps) => {
      const student = await freshStudent(app);
      await give(app, student.accountNo, { shells: 2500 });
      const used: string[] = [];
      for (const itemId of ['rock', 'coral', 'bread', 'balloon'])
        await act({ do: 'buy', itemId, quantity: 2 }, student);
      for (const itemId of ['ribbon', 'water-mint']) await act({ do: 'buy', itemId, quantity: 1 }, student);
      for (const one of steps) {
        const status = await act(one, student);
        expect([200, 404, 422]).toContain(status);
        if (status === 200) carriedOut[one.do] += 1;
        if (one.do === 'care' && status === 200 && one.itemId !== 'plankton') used.push(one.itemId);
      }
      const keeper = aquariumActions(app, await signInAs(app, student.accountNo));
      const { gauges, shells, bag, room, look } = await keeper.state();
      expect(await accountProblems(app.db, student.accountNo)).toEqual([]);
      expect(shells).toBeGreaterThanOrEqual(0);
      for (const value of Object.values(gauges)) {
        expect(value).toBeGreaterThanOrEqual(20);
        expect(value).toBeLessThanOrEqual(100);
      }
      const things = countThings([
        ...bag.map(({ itemId, quantity }) => [itemId, quantity] as const),
        ...room.map(({ itemId }) => [itemId, 1] as const),
      ]);
      expect(things).toEqual(await thingsOwed(student.accountNo, used));
      const owned = new Set(bag.map(({ itemId }) => itemId));
      for (const itemId of Object.values(look)) {
        if (itemId === null) continue;
        expect(owned).toContain(itemId);
        worn += 1;
      }
      const bought = await app.db
        .selectFrom('purchase')
        .select((eb) => eb.fn.sum<number>('price').as('spent'))
        .where('account_no', '=', student.accountNo)
        .where('refunded_at', 'is', null)
        .executeTakeFirstOrThrow();
      const earned = await app.db
        .selectFrom('point_ledger')
        .select((eb) => eb.fn.sum<number>('amount').as('shells'))
        .where('account_no', '=', student.accountNo)
        .where('currency', '=', 'SHELL')
        .where('reason', '=', 'WORD_MISSION')
        .executeTakeFirstOrThrow();
      expect(shells).toBe(2500 - Number(bought.spent ?? 0) + Number(earned.shells ?? 0));
    }),
    { numRuns: 20 },
  );
  const { gift: _, ...counted } = carriedOut;
  expect(Object.entries(counted).filter(([, times]) => times === 0)).toEqual([]);
  expect(worn).toBeGreaterThan(0);
});

describe('a purchase whose answer is lost', () => {
  it('is paid once, however often twenty windows send it again', async () => {
    const student = await freshStudent(app);
    await give(app, student.accountNo, { shells: 400 });
    const keeper = aquariumActions(app, student.token);
    const sent = Array.from({ length: 20 }, () => keeper.buy('coral', 1, 'lost-purchase-1'));
    // Half of the windows never hear the answer and ask again with the same key.
    const answers = await Promise.all(sent);
    const again = await Promise.all(Array.from({ length: 10 }, () => keeper.buy('coral', 1, 'lost-purchase-1')));
    const reported = [...answers, ...again];
    expect(new Set(reported.map(({ status, data }) => `${status} ${data.purchaseNo} ${data.state.shells}`)).size).toBe(
      1,
    );
    expect(await keeper.state()).toMatchObject({ shells: 320, bag: [{ itemId: 'coral', quantity: 1 }] });
    expect(await accountProblems(app.db, student.accountNo)).toEqual([]);
  });
});
