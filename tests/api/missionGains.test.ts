import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookMissionResult } from '#contract/mission.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

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
  expect(await gainOf('OX')).toMatchObject({ retryPoint, pays: true, verified: false, levelBefore: 1 });

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
