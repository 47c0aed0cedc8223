import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AvailablePoint,
  Contest,
  ContestCertificates,
  ContestHistory,
  ContestInfo,
  ContestList,
} from '#contract/contest.ts';
import type { ContestLevelResult } from '#contract/contestLevelTest.ts';
import type { ContestTeams } from '#contract/contestTeams.ts';
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
import { makeInstitution, staffLoginOf, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let classNos: number[];
let siteNo: number;
let classContest: number;

const BOOKS = [
  [bookAt(0, 1, 0), bookAt(0, 1, 1)],
  [bookAt(0, 2, 0), bookAt(1, 1, 0)],
];
const asked = (contestNo: number) => `?readingGameContestNo=${contestNo}`;

async function makeClass(name: string): Promise<number> {
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name, created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return class_no;
}

async function pupil(classNo: number | null): Promise<ContestStudent> {
  const student = await contestStudent(app, 'ELEMENTARY_3', { academy_no: academyNo });
  if (classNo !== null) {
    const membership = { account_no: student.accountNo, class_no: classNo, class_number: null, left_on: null };
    await app.db
      .insertInto('class_membership')
      .values({ ...membership, joined_on: '2026-03-02' })
      .execute();
  }
  return student;
}

async function give(
  classes: number[] | null,
  { weeks = BOOKS, title = '우리 반 대회', startDay = CONTEST_START } = {},
): Promise<number> {
  // Logins of the staff end with the day.
  const { token } = await staffLoginOf(app, academyNo, 'DIRECTOR');
  const { status, data } = await staffSend<{ contestNo: number }>(
    app,
    'PUT',
    `/api/staff/institutions/${academyNo}/contests`,
    {
      token,
      body: {
        requestKey: randomUUID(),
        classNos: classes,
        startDay,
        books: { source: 'OWN', weeks },
        title,
        prizes: '모두에게 책갈피',
        dailyCap: 12,
        leaveBehind: 0,
      },
    },
  );
  if (status !== 200) throw new Error(`not given: ${status} ${JSON.stringify(data)}`);
  return data.contestNo;
}

const listOf = async (student: ContestStudent) => (await student.get<ContestList>('/list/my')).data.items;
const joinClass = async (student: ContestStudent, contestNo = classContest) =>
  (await student.post<ContestLevelResult>(`/level${asked(contestNo)}`, {})).data;
const pointIn = async (student: ContestStudent, contestNo: number) =>
  (await student.get<ContestInfo | null>(`/info/my${asked(contestNo)}`)).data?.point;

beforeAll(async () => {
  app = await buildContestApp();
  academyNo = await makeInstitution(app, '솔바람 학원');
  classNos = [await makeClass('1'), await makeClass('2')];
  siteNo = Number(await publishContest(app));
  classContest = await give([classNos[0] as number]);
  moveTo(app, CONTEST_START);
});
afterAll(() => app.close());

describe('a contest of a class', () => {
  it('is seen by its class alone, after that of the site', async () => {
    const [own, other, none] = [
      await pupil(classNos[0] as number),
      await pupil(classNos[1] as number),
      await pupil(null),
    ];
    expect(await listOf(own)).toMatchObject([
      { readingGameContestNo: siteNo, scope: 'SITE', hostName: null, levelEntry: 'TEST', joinedYn: 'N' },
      {
        readingGameContestNo: classContest,
        scope: 'CLASS',
        hostName: '초등 3학년 1반',
        levelEntry: 'ONE_LEVEL',
        status: 'IN_PROGRESS',
        gameEndDate: '2026-05-24',
        joinedYn: 'N',
        point: null,
      },
    ]);
    for (const student of [other, none]) {
      expect((await listOf(student)).map(({ readingGameContestNo }) => readingGameContestNo)).toEqual([siteNo]);
      for (const path of ['', '/info/my', '/rank', '/history/my', '/level', '/teams'])
        expect([404, 200]).toContain((await student.get(`${path}${asked(classContest)}`)).status);
      expect((await student.get(asked(classContest))).status).toBe(404);
      expect((await student.post(`/level${asked(classContest)}`, {})).status).toBe(404);
    }
    expect((await own.get<Contest>(asked(classContest))).data).toMatchObject({
      title: '우리 반 대회',
      prizes: '모두에게 책갈피',
      completionPoint: null,
    });
    expect((await own.get<Contest>('')).data).toMatchObject({ readingGameContestNo: siteNo, scope: 'SITE' });
  });

  it('is joined without a test, and counts beside the contest of the site, each for itself', async () => {
    const student = await pupil(classNos[0] as number);
    const book = BOOKS[0]?.[0] as number;
    const before = (await student.post<AvailablePoint>('/available-point', { bookNo: book, readingMissionType: 'OX' }))
      .data;
    expect(before.reason).toBe('JOIN_FIRST');
    expect(before.contests.map(({ readingGameContestNo }) => readingGameContestNo)).toEqual([siteNo, classContest]);
    expect(await joinClass(student)).toMatchObject({ levelGivenYn: 'Y', message: expect.stringContaining('같은 책') });
    await student.play('OX', book);
    expect(await pointIn(student, classContest)).toBe(20);
    expect(await pointIn(student, siteNo)).toBeUndefined();
    // What was done before joining the one counts there too.
    await student.join();
    expect(await pointIn(student, siteNo)).toBe(20);
    await student.play('MATCHING', book);
    await student.play('OX', bookAt(0, 1, 2));
    expect(await pointIn(student, classContest)).toBe(40);
    expect(await pointIn(student, siteNo)).toBe(60);
    const items = await listOf(student);
    expect(items.map(({ point, joinedYn }) => [point, joinedYn])).toEqual([
      [60, 'Y'],
      [40, 'Y'],
    ]);
    const history = (await student.get<ContestHistory>(`/history/my${asked(classContest)}`)).data;
    expect(history).toMatchObject({ point: 40, items: [{ roundNo: 1, totalPoint: 40 }, { roundNo: 2 }] });
    const quiz = (await student.post<AvailablePoint>('/available-point', { bookNo: book, readingMissionType: 'QUIZ' }))
      .data;
    expect(quiz).toMatchObject({ available: true });
    expect(quiz.contests.map(({ available }) => available)).toEqual([true, true]);
  });

  it('goes on for who changes the class, and ends for who leaves the institution', async () => {
    const student = await pupil(classNos[0] as number);
    await joinClass(student);
    await app.db
      .updateTable('class_membership')
      .set({ left_on: '2026-05-11' })
      .where('account_no', '=', student.accountNo)
      .execute();
    await student.play('OX', bookAt(0, 1, 0));
    expect(await pointIn(student, classContest)).toBe(20);
    const elsewhere = await makeInstitution(app, '다른 학원');
    await app.db
      .updateTable('account')
      .set({ academy_no: elsewhere })
      .where('account_no', '=', student.accountNo)
      .execute();
    await student.play('QUIZ', bookAt(0, 1, 0));
    expect(await pointIn(student, classContest)).toBe(20);
    // What was reached stays to be seen.
    expect((await listOf(student)).map(({ readingGameContestNo }) => readingGameContestNo)).toContain(classContest);
  });

  it('takes the level of an earlier contest where it has several', async () => {
    const plan = { source: 'PLAN', planId: 'sample', weeks: 2 };
    const { token } = await staffLoginOf(app, academyNo, 'DIRECTOR');
    const given = await staffSend<{ contestNo: number }>(app, 'PUT', `/api/staff/institutions/${academyNo}/contests`, {
      token,
      body: {
        requestKey: randomUUID(),
        classNos: [classNos[1]],
        startDay: CONTEST_START,
        books: plan,
        title: '단계가 있는 대회',
        prizes: '',
        dailyCap: 12,
        leaveBehind: 100,
      },
    });
    const { contestNo } = given.data;
    const student = await pupil(classNos[1] as number);
    const entryOf = async () =>
      (await listOf(student)).find(({ readingGameContestNo }) => readingGameContestNo === contestNo)?.levelEntry;
    expect(await entryOf()).toBe('TEST');
    expect((await student.post(`/level${asked(contestNo)}`, {})).status).toBe(422);
    const known = await student.join();
    expect(await entryOf()).toBe('KNOWN');
    expect(await joinClass(student, contestNo)).toMatchObject({
      levelGivenYn: 'Y',
      readingLevel: known.readingLevel,
      contestLevelCode: known.contestLevelCode,
    });
  });
});

describe('teams', () => {
  const teamsOf = async (student: ContestStudent, query: string) =>
    (await student.get<ContestTeams>(`/teams${query}`)).data;

  it('stand by the share that reads, whatever one reader has', async () => {
    const [first, second] = [await makeClass('8'), await makeClass('9')];
    const contestNo = await give([first, second], { title: '두 반 대회' });
    const [ones, twos] = [[] as ContestStudent[], [] as ContestStudent[]];
    for (let count = 0; count < 6; count += 1) {
      ones.push(await pupil(first));
      twos.push(await pupil(second));
    }
    const [keen, ...calm] = ones as [ContestStudent, ...ContestStudent[]];
    await joinClass(keen, contestNo);
    for (const kind of ['OX', 'MATCHING', 'QUIZ'] as const)
      for (const book of BOOKS[0] as number[]) await keen.play(kind, book);
    for (const student of twos.slice(0, 2)) {
      await joinClass(student, contestNo);
      await student.play('OX', BOOKS[0]?.[0] as number, { wrong: 4 });
    }
    expect(await teamsOf(calm[0] as ContestStudent, asked(contestNo))).toMatchObject({
      roundNo: 1,
      roundNos: [1],
      minPupils: 5,
      items: [
        { rankNo: 1, teamName: '초등 3학년 9반', pupilCount: 6, readerCount: 2, readerShare: 33, myYn: 'N' },
        { rankNo: 2, teamName: '초등 3학년 8반', pupilCount: 6, readerCount: 1, readerShare: 16, myYn: 'Y' },
      ],
      mine: { rankNo: 2 },
    });
    // In the contest of the site the teams are institutions.
    await keen.join();
    const ofSite = await teamsOf(keen, asked(siteNo));
    expect(ofSite.mine).toMatchObject({ teamName: '솔바람 학원' });
    expect((await keen.get(`/teams${asked(contestNo)}&roundNo=2`)).status).toBe(404);
    moveTo(app, '2026-05-18');
    await keen.play('OX', BOOKS[1]?.[0] as number);
    for (const student of twos.slice(0, 1))
      for (const kind of ['OX', 'QUIZ'] as const) await student.play(kind, BOOKS[1]?.[0] as number);
    const week = await teamsOf(keen, asked(contestNo));
    expect(week).toMatchObject({ roundNo: 2, roundNos: [1, 2] });
    expect(week.items.map(({ teamName, readerCount, growerCount }) => [teamName, readerCount, growerCount])).toEqual([
      ['초등 3학년 9반', 1, 1],
      ['초등 3학년 8반', 1, 0],
    ]);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('smaller than five have no place', async () => {
    const small = await makeClass('7');
    const contestNo = await give([small], {
      weeks: [[bookAt(2, 3, 0)], [bookAt(2, 4, 0)]],
      startDay: '2026-05-18',
    });
    const student = await pupil(small);
    await joinClass(student, contestNo);
    await student.play('OX', bookAt(2, 3, 0));
    expect(await teamsOf(student, asked(contestNo))).toMatchObject({
      items: [],
      mine: { rankNo: null, pupilCount: 1, readerCount: 1 },
    });
  });
});

it('gives its certificate and keeps its history when it is over', async () => {
  const weeks = [[bookAt(2, 1, 0)], [bookAt(2, 1, 1)]];
  const contestNo = await give(null, { weeks, title: '학원 대회', startDay: '2026-05-18' });
  const student = await pupil(null);
  await joinClass(student, contestNo);
  for (const kind of ['OX', 'MATCHING', 'QUIZ', 'PUZZLE'] as const) await student.play(kind, bookAt(2, 1, 0));
  moveTo(app, '2026-05-20');
  const { token } = await staffLoginOf(app, academyNo, 'DIRECTOR');
  const close = `/api/staff/institutions/${academyNo}/contests/${contestNo}/close`;
  expect((await staffSend(app, 'PUT', close, { token })).status).toBe(200);
  const mine = (await listOf(student)).find(({ readingGameContestNo }) => readingGameContestNo === contestNo);
  expect(mine).toMatchObject({ status: 'COMPLETED', gameEndDate: '2026-05-20', scope: 'INSTITUTION', point: 100 });
  expect((await student.get<ContestCertificates>('/certificates/my')).data.items).toMatchObject([
    { title: '학원 대회', readingLevel: null, point: 100, completionPoint: 100, gameEndDate: '2026-05-20', rankNo: 1 },
  ]);
});
