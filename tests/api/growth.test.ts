import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Growth } from '#contract/myPage.ts';
import { growth } from '#contract/myPage.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
let accountNo: number;
let token: string;
beforeEach(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(3) } });
  accountNo = (await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_5', raq: 750 })).accountNo;
  token = await loginOf(app, 'edu', accountNo);
});
afterEach(() => app.close());

const line = async () => {
  const { data, status } = await app.get<Growth>('/api/mypage/growth/me', token);
  expect(status).toBe(200);
  expect(growth.safeParse(data).error).toBeUndefined();
  return data;
};
const later = async (ms: number) => {
  app.clock.advance(ms);
  token = await loginOf(app, 'edu', accountNo);
};
async function play(kind: 'QUIZ' | 'OX', bookNo: number, wrong = 0, pause = 10 * MINUTE) {
  const student = missionPlayer(app, token);
  const { data } = await student.start(kind, bookNo);
  await student.fill(data.attemptNo, wrong);
  app.clock.advance(pause);
  await student.submit(data.attemptNo);
}

describe('the growth line', () => {
  it('begins with the third mission, and says how many are missing', async () => {
    expect(await line()).toEqual({ points: [], trend: 'NONE', missionsToStart: 3 });
    await play('QUIZ', FIRST_BOOK);
    await play('OX', FIRST_BOOK);
    expect(await line()).toMatchObject({ points: [], missionsToStart: 1 });
    await play('QUIZ', FIRST_BOOK + 1);
    const { points, trend, missionsToStart } = await line();
    expect([points.length, points[0]?.markCount, trend, missionsToStart]).toEqual([1, 3, 'STEADY', 0]);
  });

  it('takes tests and missions together, a point a month, and leaves the level alone', async () => {
    const { raq } = await diagnosisTaker(app, token).take(12);
    expect((await line()).points).toMatchObject([{ raq, markCount: 1 }]);
    await later(40 * DAY);
    await play('QUIZ', FIRST_BOOK, 9);
    await play('OX', FIRST_BOOK, 9);
    const { points } = await line();
    expect(points.map(({ markCount }) => markCount)).toEqual([1, 2]);
    expect(points[1]?.raq).toBeLessThan(raq);
    const account = await app.db
      .selectFrom('account')
      .select('raq')
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    expect(account?.raq).toBe(raq);
  });

  it('leaves out what was hurried through and second rounds', async () => {
    await diagnosisTaker(app, token).take(12);
    await play('QUIZ', FIRST_BOOK, 3, 0);
    await play('QUIZ', FIRST_BOOK);
    expect((await line()).points).toMatchObject([{ markCount: 1 }]);
  });

  it('is of the pupil alone', async () => {
    await diagnosisTaker(app, token).take(12);
    const other = await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_5', raq: 750 });
    token = await loginOf(app, 'edu', other.accountNo);
    expect((await line()).points).toEqual([]);
  });
});
