import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvailablePoint, Contest, ContestInfo } from '#contract/contest.ts';
import type { ContestLevelReview, ContestLevelTest } from '#contract/contestLevelTest.ts';
import type { MainPage } from '#contract/home.ts';
import type { ModerationList } from '#contract/moderation.ts';
import { DAY } from '#domain/time/duration.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import {
  answersOf,
  bookAt,
  buildContestApp,
  CONTEST_END,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
  ROOT,
  readForm,
  rightChoices,
} from '../support/contestStage.ts';
import { grantTicket } from '../support/grantTicket.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';
import { makeInstitution, renewStaffLogin, staffLoginOf, staffSend } from '../support/staffMember.ts';
import { knowReader, takeLevelTest } from '../support/takeLevelTest.ts';

let app: TestApp;
let contestNo: string;
let academyNo: number;
let director: Staff;

beforeAll(async () => {
  app = await buildContestApp();
  contestNo = await publishContest(app);
  moveTo(app, CONTEST_START);
  academyNo = await makeInstitution(app, '수준 학원');
  director = await staffLoginOf(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

/** A pupil who reads at raq 800 (contest level B2 of 580 to 899) and belongs to the institution. */
async function known() {
  const student = await contestStudent(app, 'ELEMENTARY_6');
  await app.db
    .updateTable('account')
    .set({ academy_no: academyNo })
    .where('account_no', '=', student.accountNo)
    .execute();
  await knowReader(app, student.accountNo, 800);
  const main = async () => (await app.get<MainPage>('/api/main/me', await student.token())).data.settlementNotices;
  const review = async () => (await student.get<ContestLevelReview | null>('/level/review/my')).data;
  return { ...student, main, review };
}

/** The same after both tests, each with three right answers. */
async function doubted() {
  const student = await known();
  expect((await takeLevelTest(app, student, 3)).result.nextStep).toBe('OTHER_TEST');
  expect((await takeLevelTest(app, student, 3)).result.nextStep).toBe('PERSON');
  return student;
}

type Staff = { staffNo: number };
/** Logins of the staff end soon, so each call is made with a fresh one. */
const sendAs = async <T>({ staffNo }: Staff, method: 'GET' | 'PUT', path: string, body?: object) =>
  staffSend<T>(app, method, path, { token: await renewStaffLogin(app, staffNo), ...(body ? { body } : {}) });
const listed = async (staff: Staff, at = academyNo) =>
  (await sendAs<ModerationList>(staff, 'GET', `/api/staff/institutions/${at}/moderation`)).data.levels;
const numberOf = async ({ accountNo }: { accountNo: number }) =>
  (await listed(director)).find(({ pupil }) => pupil.accountNo === accountNo)?.subjectNo ?? 0;
const decide = (staff: Staff, accountNo: number, subjectNo: number, levelCode: string, at = academyNo) =>
  sendAs(staff, 'PUT', `/api/staff/institutions/${at}/pupils/${accountNo}/contest-levels/${subjectNo}`, {
    levelCode,
    reason: '책 이야기를 나눠 보고 정했어요.',
  });
const participant = (accountNo: number) =>
  app.db.selectFrom('contest_participant').selectAll().where('account_no', '=', accountNo).executeTakeFirst();

describe('a level that lies far below what is known', () => {
  it('is not given: another form is offered in kind words, and the first is no longer taken', async () => {
    const student = await known();
    const first = await takeLevelTest(app, student, 3);
    expect(first.result).toMatchObject({ levelGivenYn: 'N', nextStep: 'OTHER_TEST', readingLevel: null });
    expect(first.result.message).toContain('다른 문제로 한 번만 더');
    expect(await participant(student.accountNo)).toBeUndefined();
    const second = await takeLevelTest(app, student, 16);
    expect(second.formNo).not.toBe(first.formNo);
    expect(readForm(second.formNo).band < readForm(first.formNo).band).toBe(true);
  });

  it('is given by both tests together where the second shows it', async () => {
    const student = await known();
    await takeLevelTest(app, student, 6);
    const { result } = await takeLevelTest(app, student, 18);
    expect(result).toMatchObject({ levelGivenYn: 'Y', nextStep: null });
    const tries = await app.db
      .selectFrom('contest_level_try')
      .select(['outcome', 'doubted'])
      .where('account_no', '=', student.accountNo)
      .orderBy('try_no')
      .execute();
    expect(tries).toEqual([
      { outcome: 'GIVEN', doubted: 1 },
      { outcome: 'GIVEN', doubted: 0 },
    ]);
    expect(await student.review()).toMatchObject({ state: 'SHOWN', lists: [], contestLevelName: null });
  });

  it('waits for a person after the second test, and the child reads why and has the books of both levels', async () => {
    const student = await doubted();
    const review = await student.review();
    expect(review).toMatchObject({ state: 'OPEN', deciderName: '우리 선생님', contestLevelName: null });
    expect(review?.words).toContain('선생님이 한 번 더 보고');
    expect(review?.words).not.toMatch(/일부러|거짓|의심|부정/u);
    expect(review?.lists.map(({ contestLevelCode }) => contestLevelCode)).toEqual(['B2', 'B1']);
    for (const { rounds } of review?.lists ?? []) expect(rounds[0]?.roundLevel.books).toHaveLength(4);
    expect(review?.steps).toHaveLength(2);
    expect((await student.get<ContestInfo | null>('/info/my')).data).toBeNull();
    expect((await student.get('/rank')).status).toBe(404);
    expect((await student.get<Contest>('')).data.rounds[0]?.roundLevel.books).toEqual([]);
    expect(await student.get('/level')).toMatchObject({ status: 422, code: 'CONTEST_LEVEL_WAITS' });
    const asked = { bookNo: bookAt(1, 1, 0), readingMissionType: 'OX' };
    expect((await student.post<AvailablePoint>('/available-point', asked)).data).toMatchObject({
      available: false,
      reason: 'LEVEL_WAITS',
    });
  });

  it('pauses the second test as well where it goes by too fast, and keeps its form', async () => {
    const student = await known();
    await takeLevelTest(app, student, 3);
    const test = (await student.get<ContestLevelTest>('/level')).data;
    const { data } = await student.post('/level', answersOf(test, rightChoices(test)));
    expect(data).toMatchObject({ levelGivenYn: 'N', nextStep: 'SAME_TEST' });
    expect((await takeLevelTest(app, student, 18)).formNo).toBe(test.readingGameContestLevelNo);
  });
});

describe('a person', () => {
  it('sees what is known with numbers, gives one of the levels, and what was played meanwhile counts', async () => {
    const student = await doubted();
    await student.play('OX', bookAt(1, 1, 0));
    await student.play('QUIZ', bookAt(0, 1, 0));
    const row = (await listed(director)).find(({ pupil }) => pupil.accountNo === student.accountNo);
    expect(row?.choices).toEqual([
      { code: 'B1', name: 'B1 단계', shown: true, usual: false },
      { code: 'B2', name: 'B2 단계', shown: false, usual: true },
    ]);
    expect(row?.facts.map(({ name }) => name)).toEqual([
      '학년',
      '지난 진단검사',
      '평소 수준',
      '대회 진단검사 1',
      '대회 진단검사 2',
    ]);
    expect(row?.facts.at(-1)?.value).toContain('20문제 가운데 3개 맞힘');
    expect((await decide(director, student.accountNo, row?.subjectNo ?? 0, 'B3')).status).toBe(404);
    expect((await decide(director, student.accountNo, row?.subjectNo ?? 0, 'B2')).status).toBe(200);
    expect((await student.get<ContestInfo>('/info/my')).data).toMatchObject({ contestLevelCode: 'B2', point: 20 });
    expect((await decide(director, student.accountNo, row?.subjectNo ?? 0, 'B1')).status).toBe(404);
    expect(await student.review()).toMatchObject({
      state: 'DECIDED',
      words: '책 이야기를 나눠 보고 정했어요.',
      contestLevelName: 'B2 단계',
      lists: [],
    });
    const [notice] = await student.main();
    expect(notice).toMatchObject({ subject: 'LEVEL', reason: '책 이야기를 나눠 보고 정했어요.', staffName: '빠른이' });
    const token = await student.token();
    for (const _again of [1, 2]) {
      expect((await app.remove('/api/event/reading-game-contest/level/review/my', token)).status).toBe(200);
    }
    expect(await student.main()).toEqual([]);
  });

  it('decides once, however many do at the same moment', async () => {
    const student = await doubted();
    const subjectNo = await numberOf(student);
    const results = await Promise.all(
      ['B1', 'B2', 'B1', 'B2'].map((code) => decide(director, student.accountNo, subjectNo, code)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const won = ['B1', 'B2'][results.findIndex(({ status }) => status === 200) % 2];
    expect((await participant(student.accountNo))?.level_code).toBe(won);
  });

  it('of another institution neither sees nor decides it, nor does a teacher decide', async () => {
    const student = await doubted();
    const elsewhere = await makeInstitution(app, '다른 학원');
    const stranger = await staffLoginOf(app, elsewhere, 'DIRECTOR');
    const teacher = await staffLoginOf(app, academyNo, 'TEACHER');
    const subjectNo = await numberOf(student);
    expect(await listed(stranger, elsewhere)).toEqual([]);
    expect((await decide(stranger, student.accountNo, subjectNo, 'B2', elsewhere)).status).toBe(404);
    expect((await decide(stranger, student.accountNo, subjectNo, 'B2')).status).toBe(404);
    expect((await decide(teacher, student.accountNo, subjectNo, 'B2')).status).toBe(404);
    const other = await doubted();
    expect((await decide(director, other.accountNo, subjectNo, 'B2')).status).toBe(404);
    expect(await participant(student.accountNo)).toBeUndefined();
  });

  it('is an operator for who has no institution', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'home', { school_grade: 'ELEMENTARY_6', academy_no: null });
    await grantTicket(app, accountId);
    await knowReader(app, accountNo, 800);
    const token = () => loginOf(app, 'home', accountNo);
    const get = async <T>(path: string) =>
      app.send<T>('GET', `${ROOT}${path}`, { site: 'home' as const, token: await token() });
    const post = async <T>(path: string, body: unknown) =>
      app.send<T>('POST', `${ROOT}${path}`, { site: 'home' as const, token: await token(), body });
    await takeLevelTest(app, { get, post }, 3);
    await takeLevelTest(app, { get, post }, 3);
    expect((await get<ContestLevelReview>('/level/review/my')).data).toMatchObject({
      state: 'OPEN',
      deciderName: '책바다 선생님',
    });
    const { output } = await operate(app, 'contest', 'levels', contestNo);
    const line = output.split('\n').find((one) => one.includes(accountId));
    expect(line).toContain('고를 수준: B1, B2');
    const reviewNo = line?.split('\t')[0] ?? '';
    const give = (level: string) =>
      operate(app, 'contest', 'give-level', reviewNo, '--level', level, '--reason', '전에 읽은 책을 함께 보았어요.');
    expect((await give('B3')).code).not.toBe(0);
    expect((await give('B1')).code).toBe(0);
    expect((await give('B2')).code).not.toBe(0);
    expect((await get<ContestInfo>('/info/my')).data.contestLevelCode).toBe('B1');
    const main = await app.send<MainPage>('GET', '/api/main/me', { site: 'home', token: await token() });
    expect(main.data.settlementNotices).toMatchObject([{ subject: 'LEVEL', staffName: '책바다' }]);
  });
});

describe('who is known by the grade alone', () => {
  it('gets the level that was shown, also a group lower, unless it is no better than guessing', async () => {
    const weak = await contestStudent(app, 'ELEMENTARY_6');
    expect((await takeLevelTest(app, weak, 11)).result.levelGivenYn).toBe('Y');
    const guessing = await contestStudent(app, 'ELEMENTARY_6');
    expect((await takeLevelTest(app, guessing, 5)).result.nextStep).toBe('OTHER_TEST');
  });
});

describe('the child curriculum', () => {
  it('waits for a person where a pupil was measured far above it', async () => {
    const child = await contestStudent(app, 'CHILD');
    await knowReader(app, child.accountNo, 1100);
    expect((await child.post('/level', undefined)).data).toMatchObject({ levelGivenYn: 'N', nextStep: 'PERSON' });
    expect(await participant(child.accountNo)).toBeUndefined();
  });
});

describe('at the end', () => {
  it('erases what was kept of a level with the account', async () => {
    const { accountNo, accountId } = await doubted();
    const rows = () => app.db.selectFrom('contest_level_review').select('state').where('account_no', '=', accountNo);
    expect(await rows().execute()).toEqual([{ state: 'OPEN' }]);
    expect((await operate(app, 'account', 'withdraw', `edu/${accountId}`)).code).toBe(0);
    app.clock.advance(3 * DAY);
    await purgeWithdrawals({ db: app.db, now: app.clock.now(), secrets: app.secrets });
    expect(await rows().execute()).toEqual([]);
  });

  it('is decided after the contest has ended, too, and counts what was handed in during it', async () => {
    const student = await doubted();
    await student.play('OX', bookAt(1, 1, 1));
    moveTo(app, CONTEST_END, 36 * 60);
    const subjectNo = await numberOf(student);
    expect((await student.review())?.state).toBe('OPEN');
    expect((await decide(director, student.accountNo, subjectNo, 'B2')).status).toBe(200);
    expect((await student.get<ContestInfo>('/info/my')).data).toMatchObject({ contestLevelCode: 'B2', point: 20 });
  });
});
