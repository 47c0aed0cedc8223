import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContestInfo } from '#contract/contest.ts';
import type { ContestReviews } from '#contract/contestReview.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { contestProblems } from '../support/contestProblems.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { operate } from '../support/operate.ts';

const BOOK = bookAt(0, 1, 0);
/** Faster than anybody reads: the result is held. */
const AT_ONCE = 0.01;

let app: TestApp;
let reader: ContestStudent;
beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START);
});
beforeEach(async () => {
  reader = await contestStudent(app, 'CHILD');
  await reader.post('/level', {});
});
afterAll(async () => {
  expect(await contestProblems(app.db)).toEqual([]);
  await app.close();
});

const infoOf = async () => (await reader.get<ContestInfo>('/info/my')).data;
/** Numbers of what waits, the first round first. */
async function held(): Promise<string[]> {
  const { items } = (await reader.get<ContestReviews>('/reviews/my')).data;
  return items
    .filter(({ state }) => state === 'OPEN')
    .map(({ reviewNo }) => String(reviewNo))
    .reverse();
}
async function release(reviewNo = ''): Promise<void> {
  const { code } = await operate(app, 'contest', 'release', reviewNo, '--reason', '다시 보니 괜찮아요');
  expect(code).toBe(0);
}

describe('a mission whose first round was held is one mission', () => {
  it('when its retry had counted before the release', async () => {
    expect((await reader.play('OX', BOOK, { wrong: 2, minutes: AT_ONCE })).points).toBe(16);
    expect((await reader.play('OX', BOOK)).points).toBe(3);
    expect(await infoOf()).toMatchObject({ point: 3, heldPoint: 16 });
    await release((await held())[0]);
    expect(await infoOf()).toMatchObject({ point: 19, heldPoint: 0, answerRateByPoint: 95 });
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('when its retry was held too, and the first round is released %s', async (_when, order) => {
    await reader.play('OX', BOOK, { wrong: 2, minutes: AT_ONCE });
    await reader.play('OX', BOOK, { minutes: AT_ONCE });
    const waiting = await held();
    expect(waiting).toHaveLength(2);
    for (const index of order) await release(waiting[index]);
    expect(await infoOf()).toMatchObject({ point: 19, heldPoint: 0, answerRateByPoint: 95 });
  });
});
