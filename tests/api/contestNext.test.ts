import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contest, ContestCertificates, ContestHistory } from '#contract/contest.ts';
import type { ContestReviews } from '#contract/contestReview.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { TestApp } from '../support/buildTestApp.ts';
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

let app: TestApp;
let sailor: ContestStudent;
let idler: ContestStudent;

beforeAll(async () => {
  app = await buildContestApp();
  const contestNo = await publishContest(app);
  moveTo(app, CONTEST_START);
  sailor = await contestStudent(app, 'ELEMENTARY_6');
  idler = await contestStudent(app, 'ELEMENTARY_6');
  await sailor.join(8);
  // Eight books of 100 points complete it.
  for (let week = 1; week <= 4; week += 1)
    for (let place = 0; place < 2; place += 1) {
      moveTo(app, shiftDayKey(CONTEST_START, (week - 1) * 7 + place), 15 * 60);
      for (const kind of scoredMissionKinds) await sailor.play(kind, bookAt(1, week, place));
    }
  const given = [`edu/${sailor.accountId}`, '--points=10', '--week', '1', '--reason', '다시 세었어요.'];
  const corrected = await operate(app, 'contest', 'correct', contestNo, ...given);
  if (corrected.code !== 0) throw new Error(corrected.output);
});
afterAll(() => app.close());

const papersOf = async (student: ContestStudent) =>
  (await student.get<ContestCertificates>('/certificates/my')).data.items;
const bookOf = async (bookNo: number) => {
  const { data } = await sailor.get<ContestHistory>('/history/my');
  return data.items.flatMap(({ roundLevel }) => roundLevel.books).find((book) => book.bookNo === bookNo);
};
const deleteHistory = async (bookNo: number, kind: 'OX' | 'QUIZ' | 'PUZZLE' | 'MATCHING') => {
  const attempt = app.db
    .selectFrom('mission_attempt')
    .select('attempt_no')
    .where('account_no', '=', sailor.accountNo)
    .where('book_no', '=', bookNo)
    .where('kind', '=', kind);
  const { attempt_no: attemptNo } = await attempt.executeTakeFirstOrThrow();
  expect((await app.remove(`/api/mission/histories/${attemptNo}`, await sailor.token())).status).toBe(200);
};

describe('the history of a contest', () => {
  it('keeps the points whose mission was deleted from the own history, without a rate for them', async () => {
    const book = bookAt(1, 1, 0);
    await deleteHistory(book, 'QUIZ');
    expect(await bookOf(book)).toMatchObject({ quizPoint: 40, quizRate: null, oxRate: 100, averageRate: 100 });
    for (const kind of ['OX', 'PUZZLE', 'MATCHING'] as const) await deleteHistory(book, kind);
    expect(await bookOf(book)).toMatchObject({ totalPoint: 100, oxRate: null, averageRate: null });
  });
});

describe('once the next contest is published', () => {
  beforeAll(async () => {
    moveTo(app, '2026-06-08', 1);
    const created = await operate(app, 'contest', 'create', '--plan', 'sample', '--start', '2026-09-07');
    await operate(app, 'contest', 'publish', /(\d+)번/.exec(created.output)?.[1] ?? '');
    app.clock.advance(CONTEST_TUNING.keptMs);
  });

  it('the certificate, the history and the reviews of the one before are still there', async () => {
    const [paper, ...more] = await papersOf(sailor);
    expect([paper?.gameStartDate, paper?.rankNo, more]).toEqual([CONTEST_START, 1, []]);
    const history = (await sailor.get<ContestHistory>('/history/my')).data;
    expect(history).toMatchObject({ point: paper?.point, items: [{ displayStartDate: CONTEST_START }, {}, {}, {}] });
    expect((await sailor.get<ContestReviews>('/reviews/my')).data.items).toMatchObject([{ subject: 'CORRECTION' }]);
    // Of the new one: nobody is in it yet.
    expect((await sailor.get('/info/my')).data).toBeNull();
    expect((await sailor.get('/rank')).status).toBe(404);
  });

  it('the waiting page knows who has a certificate, and nobody else is given one', async () => {
    const past = async (student: ContestStudent) => (await student.get<Contest>('')).data.pastCertificateYn;
    expect([await past(sailor), await past(idler)]).toEqual(['Y', 'N']);
    expect(await papersOf(idler)).toEqual([]);
    expect((await idler.get('/history/my')).status).toBe(404);
    expect((await idler.get<ContestReviews>('/reviews/my')).data.items).toEqual([]);
  });

  it('its history takes the place of the one before for who joins it, and its certificate comes to the earlier one', async () => {
    moveTo(app, '2026-09-07');
    await sailor.join(8);
    expect((await sailor.get<ContestHistory>('/history/my')).data).toMatchObject({ point: 0 });
    const [before] = await papersOf(sailor);
    expect(before?.gameStartDate).toBe(CONTEST_START);
    expect((await sailor.get<Contest>('')).data.pastCertificateYn).toBe('Y');
    const { readingGameContestNo } = (await sailor.get<Contest>('')).data;
    const who = [String(readingGameContestNo), `edu/${sailor.accountId}`, '--points=900', '--week', '1'];
    expect((await operate(app, 'contest', 'correct', ...who, '--reason', '종이로 했어요.')).code).toBe(0);
    const [now, ...earlier] = await papersOf(sailor);
    expect(now).toMatchObject({ gameStartDate: '2026-09-07', point: 900, rankNo: null });
    expect(earlier).toEqual([before]);
    expect((await sailor.get<Contest>('')).data.pastCertificateYn).toBe('Y');
    expect((await idler.get<Contest>('')).data.pastCertificateYn).toBe('N');
  });
});
