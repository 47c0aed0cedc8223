import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('a treat that is bought and given in one step', () => {
  it('is paid, eaten and counted, and nothing of it lies in the bag', async () => {
    await give(app, accountNo, { shells: 30 });
    const { data } = await keeper.treat('bread');
    expect(data.before.satiety).toBe(70);
    expect(data.state).toMatchObject({ shells: 20, bag: [], gauges: { satiety: 100 }, today: { feedsLeft: 4 } });
    expect(data.state.refunds).toEqual([]);
    expect((await keeper.refund(data.purchaseNo ?? 0)).code).toBe('REFUND_CLOSED');
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
  });

  it('costs nothing when the pet cannot take it', async () => {
    await give(app, accountNo, { shells: 100 });
    await keeper.treat('bread');
    expect((await keeper.treat('bread')).code).toBe('GAUGE_FULL');
    expect(await keeper.state()).toMatchObject({ shells: 90, today: { feedsLeft: 4 } });
    for (let day = 0; day < 4; day += 1) await keeper.treat('balloon');
    expect((await keeper.treat('balloon')).code).toBe('PET_ACTION_LIMIT');
    await keeper.holiday(true);
    expect((await keeper.treat('balloon')).code).toBe('AQUARIUM_RESTING');
    expect((await keeper.state()).shells).toBe(90 - 3 * 15);
  });

  it('is one cheap thing for care, and happens once however often it is asked for', async () => {
    await give(app, accountNo, { shells: 200 });
    for (const [item, quantity] of [
      ['shrimp', 1],
      ['bread', 2],
      ['rock', 1],
    ] as const) {
      expect((await keeper.treat(item, quantity)).code).toBe('INVALID_INPUT');
    }
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keeper.treat('bread', 1, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await keeper.state()).toMatchObject({ shells: 190, today: { feedsLeft: 4 } });
  });
});
