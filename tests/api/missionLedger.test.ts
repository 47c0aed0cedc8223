import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CareAction } from '#contract/aquarium.ts';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { missionWeight } from '#domain/mission/missionWeight.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const BOOKS = 3;
const ITEMS = ['bread', 'balloon', 'ring-buoy', 'rock', 'coral'] as const;
const ACTION_OF: Record<(typeof ITEMS)[number], CareAction> = {
  bread: 'feed',
  balloon: 'play',
  'ring-buoy': 'train',
  rock: 'feed',
  coral: 'feed',
};

const anyKind = fc.constantFrom(...missionKinds);
const anyBook = fc.integer({ min: 0, max: BOOKS - 1 }).map((index) => FIRST_BOOK + index);
const anyItem = fc.constantFrom(...ITEMS);

/** Things a student does; `times` more than once means that many requests at the same moment. */
const deeds = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      kind: anyKind,
      bookNo: anyBook,
      wrong: fc.integer({ min: 0, max: 6 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), kind: anyKind, bookNo: anyBook }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      item: anyItem,
      quantity: fc.integer({ min: 1, max: 3 }),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      back: fc.integer({ min: 0, max: 3 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('use' as const), item: anyItem, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('treat' as const), item: anyItem, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      item: fc.option(anyItem),
      position: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 300) }) },
);
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? T : never;

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
});

afterAll(() => app.close());

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const together = <T>(times: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: times }, ask));

/** One student living through a list of deeds; `used` counts what was really eaten and played with. */
async function live(path: readonly Deed[]) {
  const { accountNo, ...student } = await freshStudent(app);
  let { token } = student;
  let player = missionPlayer(app, token);
  let keeper = aquariumActions(app, token);
  const bought: number[] = [];
  let used = 0;
  const acts: { [K in Deed['do']]: (action: Extract<Deed, { do: K }>) => Promise<unknown> } = {
    async play({ kind, bookNo, wrong, times }) {
      const started = await player.start(kind, bookNo);
      if (started.status !== 200) return;
      await player.fill(started.data.attemptNo, wrong);
      await together(times, () => player.submit(started.data.attemptNo));
    },
    async forget({ kind, bookNo }) {
      const row = await app.db
        .selectFrom('mission_attempt')
        .select('attempt_no')
        .where('account_no', '=', accountNo)
        .where('book_no', '=', bookNo)
        .where('kind', '=', kind)
        .orderBy('attempt_no', 'desc')
        .executeTakeFirst();
      if (row) await app.remove(`/api/mission/histories/${row.attempt_no}`, token);
    },
    async buy({ item, quantity, times }) {
      const answers = await together(times, () => keeper.buy(item, quantity));
      for (const { data } of answers) if (data?.purchaseNo) bought.push(data.purchaseNo);
    },
    async refund({ back, times }) {
      const purchaseNo = bought.at(-1 - back);
      if (purchaseNo) await together(times, () => keeper.refund(purchaseNo));
    },
    async use({ item, times }) {
      const answers = await together(times, () => keeper.care(ACTION_OF[item], item));
      used += answers.filter(({ status }) => status === 200).length;
    },
    async treat({ item, times }) {
      const answers = await together(times, () => keeper.treat(item));
      for (const { data } of answers) if (data?.purchaseNo) bought.push(data.purchaseNo);
      used += answers.filter(({ status }) => status === 200).length;
    },
    place: ({ position, item }) => keeper.place(position, item),
    async wait({ minutes }) {
      app.clock.advance(minutes * 60_000);
      token = await signInAs(app, accountNo);
      player = missionPlayer(app, token);
      keeper = aquariumActions(app, token);
    },
  };
  for (const action of path) await (acts[action.do] as (one: Deed) => Promise<unknown>)(action);
  return { accountNo, keeper, used };
}

describe('the ledger', () => {
  it('adds up after any life of doing, undoing, doubling and repeating', async () => {
    const done = { paid: 0, bought: 0, used: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 40, maxLength: 60 }), async (path) => {
        const { accountNo, keeper, used } = await live(path);
        expect(await accountProblems(app.db, accountNo)).toEqual([]);

        // Every item was paid for, given back, used up, or is still there.
        const purchases = await app.db.selectFrom('purchase').selectAll().where('account_no', '=', accountNo).execute();
        const { bag, room, shells } = await keeper.state();
        const held = sum(bag.map(({ quantity }) => quantity)) + room.length;
        const owned = sum(purchases.filter(({ refunded_at }) => refunded_at === null).map(({ quantity }) => quantity));
        expect(held + used).toBe(owned);
        expect(shells).toBeGreaterThanOrEqual(0);

        // No mission ever paid more than it is worth, whatever was deleted and played again.
        const paid = new Map<string, number>();
        for (const { currency, amount, refType, refId } of await ledgerOf(app.db, accountNo)) {
          if (currency === 'POINT' && refType === 'BOOK_MISSION') paid.set(refId, (paid.get(refId) ?? 0) + amount);
        }
        // A book gives its present with the first mission that pays, and never again.
        const entries = await ledgerOf(app.db, accountNo);
        const presents = entries.filter(({ reason, currency }) => reason === 'BOOK_PRESENT' && currency === 'SHELL');
        const paidBooks = new Set([...paid.keys()].map((refId) => refId.split(':')[0]));
        expect(presents.map(({ refId }) => refId).sort()).toEqual([...paidBooks].sort());
        done.paid += sum(paid.values());
        done.bought += owned;
        done.used += used;
        for (const [refId, points] of paid) {
          expect(points).toBeLessThanOrEqual(missionWeight(refId.split(':')[1] as MissionKind, 100));
        }
      }),
      { numRuns: 6 },
    );
    // Otherwise nothing of all this was looked at.
    for (const amount of Object.values(done)) expect(amount).toBeGreaterThan(0);
  });
});
