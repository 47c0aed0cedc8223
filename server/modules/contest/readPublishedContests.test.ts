import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/buildTestApp.ts';
import { buildContestApp, publishContest } from '#tests/support/contestStage.ts';
import { readPublishedContests } from './readPublishedContests.ts';
import { contests } from './repositories/contests.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildContestApp();
  await publishContest(app);
});
afterEach(() => app.close());

const read = () => readPublishedContests(app.db, null);
async function only() {
  const [contest] = await read();
  if (contest === undefined) throw new Error('no contest');
  return contest;
}

it('gives the same contests again until one of them has changed', async () => {
  const before = await read();
  expect(before).toHaveLength(1);
  expect(await read()).toBe(before);
  await contests.change(app.db, await only(), { endDay: '2026-06-01' });
  expect(await only()).toMatchObject({ endDay: '2026-06-01' });
});

it('knows of contests that came and that are gone', async () => {
  const { contestNo, revision: _, ...first } = await only();
  const second = await contests.insert(app.db, { ...first, state: 'PUBLISHED' }, 0);
  expect((await read()).map((contest) => contest.contestNo)).toEqual([contestNo, second]);
  await contests.remove(app.db, contestNo);
  expect((await read()).map((contest) => contest.contestNo)).toEqual([second]);
  expect(await readPublishedContests(app.db, 7)).toEqual([]);
});

it('keeps nothing of a transaction that is undone', async () => {
  const contest = await only();
  const undone = app.db.transaction().execute(async (trx) => {
    await contests.change(trx, contest, { endDay: '2026-06-01' });
    expect(await readPublishedContests(trx, null)).toMatchObject([{ endDay: '2026-06-01' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await contests.change(app.db, contest, { endDay: '2026-06-02' });
  expect(await only()).toMatchObject({ endDay: '2026-06-02' });
});
