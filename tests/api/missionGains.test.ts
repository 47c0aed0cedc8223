import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookMissionResult } from '#contract/mission.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

it('tells what each result changed: the way to the level, the verification, what a retry can pay', async () => {
  const { token } = await freshStudent(app);
  const player = missionPlayer(app, token);
  const read = async () =>
    (await app.get<BookMissionResult>(`/api/mission/books/${FIRST_BOOK}/results/me`, token)).data;
  const gainOf = async (kind: string) =>
    (await read()).gains.find(({ readingMissionType }) => readingMissionType === kind);

  const first = (await player.start('OX')).data.attemptNo;
  const count = (await player.fill(first, 1)).length;
  const { points } = (await player.submit(first)).data;
  expect(points).toBeLessThan(20);
  const retryPoint = Math.round((20 - points) * 0.8);
  expect(count).toBeGreaterThan(1);
  expect(await gainOf('OX')).toMatchObject({
    retryPoint,
    pays: true,
    verified: false,
    bookPresent: 20,
    levelBefore: 1,
  });

  for (const kind of ['PUZZLE', 'MATCHING', 'QUIZ'] as const) {
    app.clock.advance(60_000);
    const { attemptNo } = (await player.start(kind)).data;
    await player.fill(attemptNo);
    await player.submit(attemptNo);
  }
  const { gains, pet } = await read();
  expect(gains.map(({ readingMissionType, verified }) => [readingMissionType, verified])).toEqual([
    ['PUZZLE', false],
    ['MATCHING', false],
    ['OX', false],
    ['QUIZ', true],
  ]);
  expect(gains.map(({ bookPresent }) => bookPresent)).toEqual([0, 0, 20, 0]);
  const inOrder = ['OX', 'PUZZLE', 'MATCHING', 'QUIZ'].map((kind) =>
    gains.find(({ readingMissionType }) => readingMissionType === kind),
  );
  for (const [index, gain] of inOrder.entries()) {
    expect(gain?.levelBefore).toBe(index === 0 ? 1 : inOrder[index - 1]?.levelAfter);
    if (gain?.readingMissionType !== 'OX') expect(gain?.retryPoint).toBe(0);
  }
  expect(inOrder.at(-1)?.levelAfter).toBe(pet?.level);
  expect(pet?.level).toBeGreaterThan(1);
});

it('gives the present of a book with the mission that is passed first, a retry and a correction included', async () => {
  const presentOf = async (token: string) =>
    (await app.get<BookMissionResult>(`/api/mission/books/${FIRST_BOOK}/results/me`, token)).data.gains.reduce(
      (sum, { bookPresent }) => sum + bookPresent,
      0,
    );
  const { token } = await freshStudent(app);
  const player = missionPlayer(app, token);
  await player.play('OX', { wrong: 6 });
  expect(await presentOf(token)).toBe(0);
  app.clock.advance(60_000);
  await player.play('OX');
  expect(await presentOf(token)).toBe(20);

  // One item less than 60 %: taken out, the mission is passed.
  const corrected = await freshStudent(app);
  const other = missionPlayer(app, corrected.token);
  const { attemptNo } = (await other.start('OX')).data;
  const answers = await other.fill(attemptNo, 5);
  const [lastKey = ''] = answers.at(-1) ?? [];
  await other.submit(attemptNo);
  expect(await presentOf(corrected.token)).toBe(0);
  await app.put(`/api/mission/attempts/${attemptNo}/item-reports/${lastKey}`, { reason: 'OTHER' }, corrected.token);
  const reportNo = (await operate(app, 'items', 'reports')).output.split('\n').at(-1)?.split('\t')[0] ?? '';
  expect((await operate(app, 'items', 'withdraw', reportNo, '틀린 문제')).code).toBe(0);
  const shells = await app.db
    .selectFrom('point_ledger')
    .select(['amount', 'reason'])
    .where('account_no', '=', corrected.accountNo)
    .where('currency', '=', 'SHELL')
    .execute();
  expect(shells.filter(({ reason }) => reason === 'BOOK_PRESENT')).toEqual([{ amount: 20, reason: 'BOOK_PRESENT' }]);
});
