import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ContestCertificates,
  ContestHistory,
  ContestInfo,
  ContestRank,
  ContestStatusData,
} from '#contract/contest.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { contestCorrections } from '#server/modules/contest/repositories/contestCorrections.ts';
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
  ROOT,
} from '../support/contestStage.ts';
import { operate } from '../support/operate.ts';

/** Students of three levels: how many of the week's books they read, and how many answers they miss. */
const PLANS = [
  { grade: 'ELEMENTARY_2', level: 0, books: [1, 2, 3, 4], wrong: 2 },
  { grade: 'ELEMENTARY_6', level: 1, books: [4, 4, 4, 4], wrong: 0 },
  { grade: 'MIDDLE_3', level: 2, books: [2, 1, 0, 3], wrong: 5 },
] as const;

let app: TestApp;
let contestNo: string;
const students: (ContestStudent & { plan: (typeof PLANS)[number] })[] = [];
const infoOf = async (student: ContestStudent) => (await student.get<ContestInfo>('/info/my')).data;
/** The certificate of the only contest; undefined before its completion points are reached. */
const paperOf = async (student: ContestStudent) =>
  (await student.get<ContestCertificates>('/certificates/my')).data.items[0];

/** Four weeks: on the days of each week every student reads a book a day, makes mistakes, and mends what a retry can. */
beforeAll(async () => {
  app = await buildContestApp();
  contestNo = await publishContest(app);
  moveTo(app, CONTEST_START);
  for (const plan of PLANS) {
    const student = await contestStudent(app, plan.grade);
    expect((await student.join(8)).contestLevelCode).toBe(`B${plan.level + 1}`);
    students.push({ ...student, plan });
  }
  for (let week = 1; week <= 4; week += 1) {
    for (let day = 0; day < 4; day += 1) {
      moveTo(app, shiftDayKey(CONTEST_START, (week - 1) * 7 + day), 15 * 60);
      for (const student of students) await readBook(student, week, day);
    }
    expect(await contestProblems(app.db)).toEqual([]);
  }
});
afterAll(() => app.close());

async function readBook(student: (typeof students)[number], week: number, day: number): Promise<void> {
  const { level, books, wrong } = student.plan;
  if (day >= (books[week - 1] ?? 0)) return;
  for (const kind of scoredMissionKinds) {
    const result = await student.play(kind, bookAt(level, week, day), { wrong });
    if (result.retryAvailable && day % 2 === 0) await student.play(kind, bookAt(level, week, day), { wrong: 1 });
  }
}

describe('a contest of four weeks', () => {
  it('pays what the missions pay: the weeks, the ledger and the points are one sum', async () => {
    for (const student of students) {
      const { data } = await student.get<ContestHistory>('/history/my');
      const info = await infoOf(student);
      const weeks = data.items.map(({ totalPoint }) => totalPoint);
      expect(weeks.reduce((sum, point) => sum + point, 0)).toBe(info.point);
      expect(data.items.map(({ roundLevel }) => roundLevel.books.length)).toEqual([...student.plan.books]);
      const paid = await app.db
        .selectFrom('mission_attempt')
        .select((eb) => eb.fn.sum<number>('points').as('points'))
        .where('account_no', '=', student.accountNo)
        .executeTakeFirstOrThrow();
      expect(info.point).toBe(paid.points);
    }
  });

  it('is completed by who reads steadily, and gold says so', async () => {
    const infos = await Promise.all(students.map(infoOf));
    expect(infos.map(({ completionPoint }) => completionPoint)).toEqual([800, 800, 800]);
    expect(infos.map(({ completedYn }) => completedYn)).toEqual(['Y', 'Y', 'N']);
    expect(infos[1]).toMatchObject({ point: 1600, readingRateByPoint: 100, answerRateByPoint: 100, heldCount: 0 });
  });

  it('ranks each level by itself', async () => {
    for (const student of students) {
      const { data } = await student.get<ContestRank>('/rank');
      expect(data).toMatchObject({ participantCount: 1, me: { rankNo: 1, myYn: 'Y' } });
      expect(data.items).toHaveLength(1);
    }
    expect((await infoOf(students[0] as ContestStudent)).growthPoint).toBeGreaterThan(0);
  });

  it('lists every book that was finished as taken', async () => {
    const taken = await students[1]?.get<number[]>('/verification-book-no-list');
    expect(taken?.data).toHaveLength(16);
  });

  it('ends for all at once, and gives a certificate that anybody can check', async () => {
    const [steady, gold, other] = students as ContestStudent[] as [ContestStudent, ContestStudent, ContestStudent];
    expect((await paperOf(gold))?.rankNo).toBeNull();
    moveTo(app, '2026-06-08', 1);
    expect((await app.get<ContestStatusData>(`${ROOT}/status`)).data.status).toBe('COMPLETED');
    const mine = await paperOf(steady);
    expect(mine).toMatchObject({ rankNo: 1, completionPoint: 800, contestLevelName: 'B1 단계' });
    expect(await paperOf(other)).toBeUndefined();
    const check = await app.get<object>(`${ROOT}/certificates/${mine?.certificateNo}`);
    expect(check.data).toMatchObject({ valid: true, point: mine?.point });
    expect(JSON.stringify(check.data)).not.toContain(mine?.name);
    const changed = (mine?.certificateNo ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await app.get(`${ROOT}/certificates/${changed}`)).status).toBe(404);
    expect((await app.get(`${ROOT}/certificates/nonsense`)).status).toBe(422);
  });

  it('keeps the day on which the points were reached on the certificate, whatever is counted or corrected since', async () => {
    const gold = students[1] as ContestStudent;
    const read = () => paperOf(gold);
    // Four books of 100 points a week: the eighth was read on the fourth day of the second week.
    const first = await read();
    expect(first).toMatchObject({ point: 1600, completedDate: shiftDayKey(CONTEST_START, 10) });
    const correct = (points: string) => {
      const who = [
        contestNo,
        `edu/${gold.accountId}`,
        `--points=${points}`,
        '--week',
        '1',
        '--reason',
        '다시 세었어요.',
      ];
      return operate(app, 'contest', 'correct', ...who);
    };
    moveTo(app, '2026-06-12');
    expect((await correct('-900')).code).toBe(0);
    expect(await read()).toBeUndefined();
    expect((await correct('300')).code).toBe(0);
    expect(await read()).toMatchObject({
      certificateNo: first?.certificateNo,
      point: 1000,
      completedDate: first?.completedDate,
    });
    // Even what a withdrawn item brings to an earlier day changes no paper that was printed.
    const mission = { accountNo: gold.accountNo, bookNo: bookAt(1, 1, 0), kind: 'OX' as const, item: 'late' };
    const recover = { contestNo: Number(contestNo), roundNo: 1, amount: 20, possible: 0 };
    const happenedAt = startOfDayKey(CONTEST_START);
    expect(await contestCorrections.insert(app.db, mission, { ...recover, happenedAt }, app.clock.now())).toBe(true);
    expect((await read())?.completedDate).toBe(first?.completedDate);
  });
});
