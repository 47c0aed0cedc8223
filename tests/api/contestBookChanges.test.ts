import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvailablePoint, Contest, ContestInfo } from '#contract/contest.ts';
import type { BookMissionResult, MissionBoard } from '#contract/mission.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { withdrawItem } from '#server/modules/operator/withdrawItem.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
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
import { changeMaxPoint, removePack, stripPack } from '../support/editPack.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START);
});
afterAll(() => app.close());

async function sailor(): Promise<ContestStudent> {
  const student = await contestStudent(app, 'CHILD');
  await student.post('/level', {});
  return student;
}

const infoOf = async (student: ContestStudent) => (await student.get<ContestInfo>('/info/my')).data;
const quizOf = async (student: ContestStudent, bookNo: number) => {
  const { data } = await app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, await student.token());
  return data.missions.find(({ readingMissionType }) => readingMissionType === 'QUIZ');
};
const offered = async (student: ContestStudent, bookNo: number) =>
  (await student.post<AvailablePoint>('/available-point', { bookNo, readingMissionType: 'QUIZ' })).data;

/** Hands in a quiz with three of ten wrong, and changes what the book is worth. */
async function playThenChange(bookNo: number, maxPoint: number): Promise<ContestStudent> {
  const student = await sailor();
  expect((await student.play('QUIZ', bookNo, { wrong: 3 })).points).toBe(28);
  await changeMaxPoint(app, bookNo, maxPoint);
  return student;
}

describe('a book that is worth more or less than when the contest was made', () => {
  it.each([
    [300, 0],
    [10, 1],
  ])('pays a retry what was promised, also as %d points', async (maxPoint, place) => {
    const book = bookAt(0, 1, place);
    const one = await playThenChange(book, maxPoint);
    expect(await quizOf(one, book)).toMatchObject({ state: 'RETRY', weight: 40, availablePoint: 10 });
    expect(await offered(one, book)).toMatchObject({ available: true, availablePoint: 10 });
    expect(await one.play('QUIZ', book)).toMatchObject({ points: 10, rate: 100 });
    expect(await infoOf(one)).toMatchObject({ point: 38, answerRateByPoint: 95 });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it.each([
    [300, 2, 84],
    [50, 3, 14],
  ])('brings as much to the contest as before, when it pays %d points', async (maxPoint, place, paid) => {
    const book = bookAt(0, 1, place);
    await changeMaxPoint(app, book, maxPoint);
    const [one, best] = [await sailor(), await sailor()];
    expect(await offered(one, book)).toMatchObject({ availablePoint: 40, bookAvailablePoint: 100 });
    expect((await one.play('QUIZ', book, { wrong: 3 })).points).toBe(paid);
    expect(await infoOf(one)).toMatchObject({ point: 28, answerRateByPoint: 70 });
    expect(await offered(one, book)).toMatchObject({ availablePoint: 10 });
    await one.play('QUIZ', book);
    expect(await infoOf(one)).toMatchObject({ point: 38, answerRateByPoint: 95 });
    await best.play('QUIZ', book);
    expect(await infoOf(best)).toMatchObject({ point: 40, answerRateByPoint: 100 });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('never brings more than the mission is worth to the contest, also where nobody knows what it was begun with', async () => {
    const book = bookAt(0, 1, 2);
    await changeMaxPoint(app, book, 100);
    const one = await sailor();
    await one.play('QUIZ', book, { wrong: 3 });
    // As nodes of an earlier version left it.
    await app.db.updateTable('mission_attempt').set({ max_point: null }).where('book_no', '=', book).execute();
    await app.db.updateTable('book').set({ max_point: 300 }).where('book_no', '=', book).execute();
    expect(await one.play('QUIZ', book)).toMatchObject({ points: 74, rate: 100 });
    expect(await infoOf(one)).toMatchObject({ point: 40, answerRateByPoint: 100 });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('brings a held result in the same measure, whichever round is released first', async () => {
    const book = bookAt(0, 1, 2);
    const one = await sailor();
    await one.play('QUIZ', book, { wrong: 3, minutes: 0.01 });
    expect(await infoOf(one)).toMatchObject({ point: 0, heldPoint: 28 });
    await one.play('QUIZ', book);
    expect(await infoOf(one)).toMatchObject({ point: 10, answerRateByPoint: 100 });
    const { data } = await one.get<{ items: { reviewNo: number }[] }>('/reviews/my');
    await operate(app, 'contest', 'release', `${data.items[0]?.reviewNo}`, '--reason', '다시 보니 괜찮아요');
    expect(await infoOf(one)).toMatchObject({ point: 38, answerRateByPoint: 95 });
    expect(await contestProblems(app.db)).toEqual([]);
  });
});

describe('an item that is withdrawn after the book has changed', () => {
  it.each([
    ['begun before', false, 0],
    ['begun by a node that did not keep what the book was worth', true, 1],
  ])('pays what the mission was worth, when it was %s', async (_when, forgotten, place) => {
    const book = bookAt(0, 2, place);
    moveTo(app, '2026-05-18');
    const one = await sailor();
    await one.play('QUIZ', book, { wrong: 3 });
    if (forgotten) await app.db.updateTable('mission_attempt').set({ max_point: null }).execute();
    await changeMaxPoint(app, book, 300);
    const { version } = await app.db
      .selectFrom('mission_attempt')
      .select('version')
      .where('book_no', '=', book)
      .executeTakeFirstOrThrow();
    const material = await missionMaterials.read(app.db, book, 'QUIZ', version);
    const key = missionItems(material, 0).at(-1)?.key ?? '';
    const withdrawal = { bookNo: book, kind: 'QUIZ', key, material, note: '잘못이 있음' } as const;
    expect(await withdrawItem({ db: app.db, now: app.clock.now() }, withdrawal)).toMatchObject({ points: 4 });
    expect(await infoOf(one)).toMatchObject({ point: 32, answerRateByPoint: 80 });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('brings a contest its share of a mission that is worth more', async () => {
    const book = bookAt(0, 2, 2);
    await changeMaxPoint(app, book, 300);
    const one = await sailor();
    expect((await one.play('QUIZ', book, { wrong: 3 })).points).toBe(84);
    const { data } = await app.get<BookMissionResult>(`/api/mission/books/${book}/results/me`, await one.token());
    const attemptNo = data.results[0]?.attemptNo ?? 0;
    const wrong = data.results[0]?.items.find(({ correct }) => !correct)?.key ?? '';
    const report = `/api/mission/attempts/${attemptNo}/item-reports/${wrong}`;
    await app.put(report, { reason: 'ANSWER' }, await one.token());
    const reportNo = (await operate(app, 'items', 'reports')).output.split('\t')[0] ?? '';
    expect((await operate(app, 'items', 'withdraw', reportNo, '틀림')).output).toContain('더 준 점수 12점');
    expect(await infoOf(one)).toMatchObject({ point: 32, answerRateByPoint: 80 });
    expect(await contestProblems(app.db)).toEqual([]);
  });
});

it('keeps the price of hints and the points of an open attempt when its book changes', async () => {
  const book = bookAt(1, 1, 0);
  const one = await sailor();
  const player = missionPlayer(app, await one.token());
  const { attemptNo, maxPoint, hintPrice } = (await player.start('PUZZLE', book)).data;
  expect([maxPoint, hintPrice]).toEqual([20, 1]);
  await changeMaxPoint(app, book, 500);
  const again = (await player.start('PUZZLE', book)).data;
  expect([again.maxPoint, again.hintPrice]).toEqual([20, 1]);
  await player.fill(attemptNo);
  expect((await player.submit(attemptNo)).data.points).toBe(20);
});

describe('a contest book whose missions are gone', () => {
  it.each([
    ['taken out of the catalogue', removePack, 0],
    ['made a catalogue entry', stripPack, 1],
  ])('counts for who has begun it, and is not offered to others, when it was %s', async (_how, takeOut, place) => {
    const book = bookAt(0, 3, place);
    moveTo(app, '2026-05-25');
    const [begun, other] = [await sailor(), await sailor()];
    await begun.play('QUIZ', book, { wrong: 3 });
    await takeOut(app, book);
    const listed = async (student: ContestStudent) =>
      (await student.get<Contest>('')).data.rounds.flatMap(({ roundLevel }) =>
        roundLevel.books.map(({ bookNo }) => bookNo),
      );
    expect([(await listed(begun)).includes(book), (await listed(other)).includes(book)]).toEqual([true, false]);
    expect(await offered(begun, book)).toMatchObject({ available: true, availablePoint: 10, bookAvailablePoint: 10 });
    expect(await offered(other, book)).toMatchObject({
      available: false,
      reason: 'TAKEN_OUT',
      availablePoint: 0,
      bookAvailablePoint: 0,
    });
    expect((await other.get<number[]>('/verification-book-no-list')).data).not.toContain(book);
    expect((await begun.play('QUIZ', book)).points).toBe(10);
    expect((await infoOf(begun)).point).toBe(38);
    expect((await begun.get<number[]>('/verification-book-no-list')).data).toContain(book);
  });
});
