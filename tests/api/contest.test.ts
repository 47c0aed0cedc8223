import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvailablePoint, Contest, ContestHistory, ContestInfo, ContestStatusData } from '#contract/contest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_END,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
  ROOT,
} from '../support/contestStage.ts';
import { countStatements } from '../support/countStatements.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
let reader: ContestStudent;
let stranger: ContestStudent;
let contestNo: string;

beforeAll(async () => {
  app = await buildContestApp();
  reader = await contestStudent(app, 'ELEMENTARY_2');
  stranger = await contestStudent(app, 'ELEMENTARY_6');
});
afterAll(() => app.close());

const status = async () => (await app.get<ContestStatusData>(`${ROOT}/status`)).data;

describe('a contest', () => {
  it('is not there before it is published, and then waits for its start', async () => {
    expect(await app.get(`${ROOT}/status`)).toMatchObject({ status: 200, data: null });
    expect((await reader.get('')).status).toBe(404);
    contestNo = await publishContest(app, '--cap', '3');
    app.clock.advance(CONTEST_TUNING.keptMs);
    expect(await status()).toMatchObject({
      status: 'WAIT',
      gameStartDate: CONTEST_START,
      gameEndDate: CONTEST_END,
      startsAt: '2026-05-10T15:00:00.000Z',
      endsAt: '2026-06-07T15:00:00.000Z',
      currentDate: new Date(app.clock.now()).toISOString(),
    });
  });

  it('shows its weeks without books to who has no level, and gives no level before its start', async () => {
    const { data } = await reader.get<Contest>('');
    expect(data).toMatchObject({ status: 'WAIT', completionPoint: null, dailyCap: 3 });
    expect(data.rounds.map(({ roundNo, openYn }) => [roundNo, openYn])).toEqual([
      [1, 'N'],
      [2, 'N'],
      [3, 'N'],
      [4, 'N'],
    ]);
    expect(data.rounds.flatMap(({ roundLevel }) => roundLevel.books)).toEqual([]);
    expect(await reader.get('/info/my')).toMatchObject({ status: 200, data: null });
    for (const answer of [await reader.get('/level'), await reader.post('/level', {})]) {
      expect(answer).toMatchObject({ status: 422, message: '진단검사 가능 기간이 아닙니다.' });
    }
  });

  it('runs from midnight in Seoul on, and shows the books of the own level alone', async () => {
    moveTo(app, CONTEST_START, -1);
    expect((await status()).status).toBe('WAIT');
    moveTo(app, CONTEST_START, 0);
    expect((await status()).status).toBe('IN_PROGRESS');
    moveTo(app, CONTEST_START);
    expect(await reader.join()).toMatchObject({ levelGivenYn: 'Y', contestLevelCode: 'B1' });
    const { data } = await reader.get<Contest>('');
    expect(data.rounds.map(({ openYn }) => openYn)).toEqual(['Y', 'N', 'N', 'N']);
    expect(data.rounds.map(({ roundLevel }) => roundLevel.books.map(({ bookNo }) => bookNo))).toEqual(
      [1, 2, 3, 4].map((week) => [0, 1, 2, 3].map((place) => bookAt(0, week, place))),
    );
    expect(data.completionPoint).toBe(800);
    expect(data.rounds[1]).toMatchObject({ displayStartDate: '2026-05-18', displayEndDate: '2026-05-24' });
    expect((await stranger.get<Contest>('')).data.bookVersion).not.toBe(data.bookVersion);
  });

  it('is read from the database once a second, however many ask', async () => {
    app.clock.advance(CONTEST_TUNING.keptMs);
    const counted = countStatements(app);
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.get<ContestStatusData>(`${ROOT}/status`)));
    expect(answers.every(({ data }) => data.status === 'IN_PROGRESS')).toBe(true);
    expect(counted()).toBe(1);
    await status();
    expect(counted()).toBe(0);
  });
});

describe('a mission', () => {
  const available = async (student: ContestStudent, bookNo: number, readingMissionType: string) =>
    (await student.post<AvailablePoint>('/available-point', { bookNo, readingMissionType })).data;

  it('says before the start whether it counts', async () => {
    const book = bookAt(0, 1, 0);
    const counts = {
      available: true,
      reason: null,
      message: null,
      availablePoint: 20,
      bookAvailablePoint: 100,
      remainingMissionCount: 4,
      todayCount: 0,
      dailyCap: 3,
    };
    const contests = [{ readingGameContestNo: 1, title: '시험용 대회', ...counts }];
    expect(await available(reader, book, 'OX')).toEqual({ ...counts, contests });
    const reason = async (bookNo: number, kind: string) => (await available(reader, bookNo, kind)).reason;
    expect(await reason(book, 'REPORT')).toBe('NOT_SCORED');
    expect(await reason(bookAt(0, 2, 0), 'OX')).toBe('WEEK_COMING');
    expect(await reason(bookAt(1, 1, 0), 'OX')).toBe('NOT_IN_LIST');
    expect((await available(stranger, book, 'OX')).reason).toBe('JOIN_FIRST');
    expect((await available(stranger, book, 'REPORT')).reason).toBe('NOT_REGISTERED');
  });

  it('brings its points, a retry on top, and nothing twice', async () => {
    const book = bookAt(0, 1, 0);
    expect((await reader.play('OX', book, { wrong: 3 })).points).toBe(14);
    expect((await reader.get<ContestInfo>('/info/my')).data).toMatchObject({
      point: 14,
      rankNo: 1,
      participantCount: 1,
      answerRateByPoint: 70,
      readingRateByPoint: 0.88,
      completedYn: 'N',
      todayCount: 1,
      growthPoint: null,
    });
    const retry = await reader.play('OX', book);
    expect((await reader.get<ContestInfo>('/info/my')).data).toMatchObject({
      point: 14 + retry.points,
      answerRateByPoint: (14 + retry.points) * 5,
      todayCount: 1,
    });
    expect(await available(reader, book, 'OX')).toMatchObject({
      reason: 'TAKEN',
      message: '이미 응시완료한 도서입니다.',
    });
    expect((await missionPlayer(app, await reader.token()).start('OX', book)).code).toBe('MISSION_CLOSED');
    expect((await reader.get<{ exists: boolean }>(`/${book}/exist-mission-history`)).data).toEqual({ exists: true });
    const none = await reader.get<{ exists: boolean }>(`/${bookAt(0, 1, 1)}/exist-mission-history`);
    expect(none.data).toEqual({ exists: false });
    expect((await reader.get('/123456/exist-mission-history')).status).toBe(404);
  });

  it('counts up to the daily cap, told before; what comes after pays as always and counts nothing', async () => {
    const book = bookAt(0, 1, 0);
    await reader.play('MATCHING', book);
    await reader.play('QUIZ', book);
    const before = (await reader.get<ContestInfo>('/info/my')).data;
    expect(before.todayCount).toBe(3);
    expect(await available(reader, book, 'PUZZLE')).toMatchObject({
      available: false,
      reason: 'DAILY_CAP',
      message: expect.stringContaining('내일 하면 쌓여요'),
      todayCount: 3,
    });
    expect((await reader.play('PUZZLE', book)).points).toBe(20);
    const after = (await reader.get<ContestInfo>('/info/my')).data;
    expect([after.point, after.todayCount]).toEqual([before.point, 3]);
    expect((await reader.get<number[]>('/verification-book-no-list')).data).toEqual([book]);
    moveTo(app, '2026-05-12', 1);
    expect((await available(reader, bookAt(0, 1, 1), 'OX')).available).toBe(true);
  });

  it('of another student, another level or another week brings nothing', async () => {
    await reader.play('OX', bookAt(0, 2, 0));
    await reader.play('OX', bookAt(2, 1, 0));
    await reader.play('THINK', bookAt(0, 1, 1));
    await stranger.play('OX', bookAt(1, 1, 0));
    const { data } = await reader.get<ContestHistory>('/history/my');
    expect(data.items.map(({ totalPoint }) => totalPoint)).toEqual([data.point, 0, 0, 0]);
    expect((await stranger.get('/info/my')).data).toBeNull();
  });

  it('over the cap on the last day of its week is promised for no tomorrow', async () => {
    moveTo(app, '2026-05-17');
    const book = bookAt(0, 1, 3);
    for (const kind of ['OX', 'MATCHING', 'QUIZ'] as const) await reader.play(kind, book);
    const { reason, message } = await available(reader, book, 'PUZZLE');
    expect([reason, message]).toEqual(['DAILY_CAP', expect.stringContaining('오늘 끝나서')]);
    expect(message).not.toContain('내일');
  });

  it('begun in the week counts for a minute after its end', async () => {
    const late = async (seconds: number, bookNo: number) => {
      const before = (await reader.get<ContestInfo>('/info/my')).data.point;
      moveTo(app, '2026-05-17', 24 * 60 - 5);
      const player = missionPlayer(app, await reader.token());
      const { data } = await player.start('MATCHING', bookNo);
      await player.fill(data.attemptNo);
      moveTo(app, '2026-05-18', seconds / 60);
      await player.submit(data.attemptNo);
      return (await reader.get<ContestInfo>('/info/my')).data.point - before;
    };
    expect(await late(60, bookAt(0, 1, 1))).toBe(20);
    expect(await late(61, bookAt(0, 1, 2))).toBe(0);
  });

  it('is told week by week', async () => {
    const { data } = await reader.get<ContestHistory>('/history/my');
    expect(data.items).toHaveLength(4);
    expect(data.items[3]?.roundLevel.books).toEqual([]);
    expect(data.items[0]?.roundLevel.books[0]).toMatchObject({
      bookNo: bookAt(0, 1, 0),
      matchingPoint: 20,
      quizPoint: 40,
      puzzlePoint: 0,
      oxRate: 100,
      puzzleRate: 100,
      averageRate: 100,
      heldPoint: 0,
    });
  });
});

describe('the end', () => {
  it('comes at midnight after the last day, and nothing counts afterwards', async () => {
    moveTo(app, CONTEST_END, 24 * 60 - 1);
    expect((await status()).status).toBe('IN_PROGRESS');
    moveTo(app, '2026-06-08', 0);
    expect((await status()).status).toBe('COMPLETED');
    const before = (await reader.get<ContestInfo>('/info/my')).data.point;
    await reader.play('OX', bookAt(0, 4, 0));
    expect((await reader.get<ContestInfo>('/info/my')).data.point).toBe(before);
    expect((await stranger.get('/level')).message).toBe('진단검사 가능 기간이 아닙니다.');
    expect((await operate(app, 'contest', 'extend', contestNo, '--days', '7')).code).toBe(1);
  });
});
