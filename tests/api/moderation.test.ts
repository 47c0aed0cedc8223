import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookReviews } from '#contract/bookReview.ts';
import type { StaffToday } from '#contract/classroom.ts';
import type { ContestInfo } from '#contract/contest.ts';
import type { MainPage } from '#contract/home.ts';
import type { ModerationList } from '#contract/moderation.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { openNeighbourhood } from '../support/openNeighbourhood.ts';
import { operate } from '../support/operate.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

const BOOK = bookAt(0, 1, 0);

let app: TestApp;
let academyNo: number;
let classNo: number;
type Staff = Awaited<ReturnType<typeof makeStaff>>;
let director: Staff;
let teacher: Staff;
beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START);
  academyNo = await makeInstitution(app, '살핌 학원');
  const made = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  classNo = made.class_no;
  director = await makeStaff(app, academyNo, 'DIRECTOR');
  teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
});
afterAll(() => app.close());

const list = async (staff: Staff) =>
  (
    await staffSend<ModerationList>(app, 'GET', `/api/staff/institutions/${academyNo}/moderation`, {
      token: staff.token,
    })
  ).data;
const waiting = async ({ token }: Staff) =>
  (await staffSend<StaffToday>(app, 'GET', `/api/staff/institutions/${academyNo}/today`, { token })).data.reportCount;
const settle = (staff: Staff, path: string, body: object, at = academyNo) =>
  staffSend(app, 'PUT', `/api/staff/institutions/${at}/pupils/${path}`, { token: staff.token, body });

/** Into the class of the teacher. */
async function seat(accountNo: number): Promise<void> {
  await app.db.updateTable('account').set({ academy_no: academyNo }).where('account_no', '=', accountNo).execute();
  await app.db
    .insertInto('class_membership')
    .values({ account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null })
    .execute();
}

async function pupil() {
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo });
  await seat(accountNo);
  const token = await loginOf(app, 'edu', accountNo);
  return { accountNo, token, told: () => toldTo(token) };
}
type Pupil = Awaited<ReturnType<typeof pupil>>;
const toldTo = async (token: string) => (await app.get<MainPage>('/api/main/me', token)).data.settlementNotices;

/** A question of the OX that the pupil finds wrong. */
async function reportItem(one: Pupil): Promise<void> {
  const { attemptNo, content } = (await missionPlayer(app, one.token).start('OX', BOOK)).data;
  const path = `/api/mission/attempts/${attemptNo}/item-reports/${content.kind === 'OX' ? content.items[0]?.key : ''}`;
  expect((await app.put(path, { reason: 'UNCLEAR', words: '무슨 말인지 모르겠어요' }, one.token)).status).toBe(200);
}

describe('a question that a pupil finds wrong', () => {
  it('is answered, and the pupil reads the answer until it is put away', async () => {
    const one = await pupil();
    await reportItem(one);
    const [row] = (await list(teacher)).items;
    expect(row).toMatchObject({ pupil: { accountNo: one.accountNo }, words: '무슨 말인지 모르겠어요' });
    expect(await waiting(teacher)).toBe(1);
    expect(row?.answer).not.toBe('');
    const path = `${one.accountNo}/item-reports/${row?.subjectNo}`;
    expect((await settle(teacher, path, { decision: 'HIDE', reason: '가려요' })).status).toBe(422);
    expect((await settle(teacher, path, { decision: 'EXPLAIN', reason: '3쪽을 다시 읽어 볼까요?' })).status).toBe(200);
    expect((await settle(director, path, { decision: 'EXPLAIN', reason: '늦었어요' })).status).toBe(404);
    const [notice] = await one.told();
    expect(notice).toMatchObject({ subject: 'ITEM', reason: '3쪽을 다시 읽어 볼까요?', staffName: '윤선생' });
    const other = await pupil();
    expect((await app.remove(`/api/settlement-notices/${notice?.noticeNo}/me`, other.token)).status).toBe(404);
    for (const _again of [1, 2])
      expect((await app.remove(`/api/settlement-notices/${notice?.noticeNo}/me`, one.token)).status).toBe(200);
    expect(await one.told()).toEqual([]);
  });

  it('is passed on to the operators with the words of the staff', async () => {
    const one = await pupil();
    await reportItem(one);
    const row = (await list(teacher)).items.find(({ pupil: { accountNo } }) => accountNo === one.accountNo);
    const path = `${one.accountNo}/item-reports/${row?.subjectNo}`;
    const reason = '정말 두 가지로 읽혀요';
    expect((await settle(teacher, path, { decision: 'PASS_ON', reason })).status).toBe(200);
    expect((await list(teacher)).items).toEqual([]);
    expect((await operate(app, 'items', 'reports')).output).toContain(`선생님: ${reason}`);
    expect(await one.told()).toMatchObject([{ subject: 'ITEM', reason }]);
  });
});

describe('a result that is held back from the contest', () => {
  it('is decided by the director alone, with a reason in both places', async () => {
    const reader = await contestStudent(app, 'CHILD');
    await seat(reader.accountNo);
    await reader.post('/level', {});
    await reader.play('OX', BOOK, { minutes: 0.01 });
    const [hold] = (await list(teacher)).holds;
    expect(hold).toMatchObject({ pupil: { accountNo: reader.accountNo }, kindName: 'OX 퀴즈' });
    const path = `${reader.accountNo}/contest-holds/${hold?.subjectNo}`;
    const body = { decision: 'RELEASE', reason: '옆에서 함께 보았어요' };
    expect((await settle(teacher, path, body)).status).toBe(404);
    const stranger = await pupil();
    const foreign = `${stranger.accountNo}/contest-holds/${hold?.subjectNo}`;
    expect((await settle(director, foreign, body)).status).toBe(404);
    expect((await settle(director, path, body)).status).toBe(200);
    expect((await settle(director, path, { ...body, decision: 'CONFIRM' })).status).toBe(404);
    expect((await reader.get<ContestInfo>('/info/my')).data).toMatchObject({ heldPoint: 0, point: hold?.point });
    expect(await toldTo(await loginOf(app, 'edu', reader.accountNo))).toMatchObject([
      { subject: 'HOLD', reason: body.reason },
    ]);
  });
});

describe('a review that readers reported', () => {
  it('is hidden with a reason, and nobody else decides about it again', async () => {
    const writer = await pupil();
    await app.put(`/api/books/${BOOK}/reading/me`, { lastPageNo: 10 }, writer.token);
    await app.put(`/api/books/${BOOK}/reviews/me`, { stars: 1, body: '재미가 하나도 없었다.' }, writer.token);
    for (const _reader of [1, 2, 3]) {
      const { token } = await pupil();
      const [shown] = (await app.get<BookReviews>(`/api/books/${BOOK}/reviews?page=1`, token)).data.items;
      await app.post(`/api/book/reviews/${shown?.reviewNo}/reports`, { reason: 'RUDE' }, token);
    }
    const [row] = (await list(teacher)).reviews;
    expect(row).toMatchObject({ stars: 1, reasons: ['고운 말이 아니에요'], pupil: { accountNo: writer.accountNo } });
    const path = `${writer.accountNo}/held-reviews/${row?.subjectNo}`;
    const hidden = await settle(teacher, path, { decision: 'HIDE', reason: '어디가 아쉬웠는지 적어 볼까요?' });
    expect(hidden.status).toBe(200);
    expect((await settle(teacher, path, { decision: 'SHOW', reason: '다시' })).status).toBe(404);
    expect(await writer.told()).toMatchObject([{ subject: 'REVIEW', reason: '어디가 아쉬웠는지 적어 볼까요?' }]);
  });
});

describe('a name that neighbours reported', () => {
  it('is kept or hidden; who was never hidden does not learn of it', async () => {
    const street = openNeighbourhood(app);
    const academy = await street.newAcademy();
    const [bad, neighbour] = [
      await street.student({ academyNo: academy }),
      await street.student({ academyNo: academy }),
    ];
    await neighbour.report(await street.keyOf(bad), 'RUDE_NAME');
    const here = await makeStaff(app, academy, 'DIRECTOR');
    const read = () =>
      staffSend<ModerationList>(app, 'GET', `/api/staff/institutions/${academy}/moderation`, { token: here.token });
    const [row] = (await read()).data.names;
    expect(row?.pupil.accountNo).toBe(bad.accountNo);
    const path = `${bad.accountNo}/reported-names/${row?.subjectNo}`;
    expect((await settle(here, path, { decision: 'KEEP', reason: '괜찮은 이름이에요' }, academy)).status).toBe(200);
    expect((await read()).data.names).toEqual([]);
    expect(await toldTo(await loginOf(app, 'edu', bad.accountNo))).toEqual([]);
  });
});
