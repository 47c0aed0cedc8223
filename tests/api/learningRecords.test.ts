import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordFilePart } from '#contract/learningRecord.ts';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { checkStatement } from '../support/checkStatement.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, renewStaffLogin, staffLoginOf, staffSend } from '../support/staffMember.ts';

const PUPIL = '남궁가람솔';
let app: TestApp;
let academyNo: number;
let director: { staffNo: number; token: string };
let made = 0;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  academyNo = await makeInstitution(app, `기록 학원 ${made}`);
  director = await staffLoginOf(app, academyNo, 'DIRECTOR');
});

const today = () => seoulDay(app.clock.now());

async function makePupil(classNo?: number) {
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name: PUPIL });
  if (classNo !== undefined) {
    const seat = { account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null };
    await app.db.insertInto('class_membership').values(seat).execute();
  }
  return { accountNo, token: await loginOf(app, 'edu', accountNo) };
}

async function makeClass(): Promise<number> {
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '2', created_at: 0 })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return class_no;
}

async function read(
  query: Record<string, string> = {},
  by = director,
): Promise<{ status: number; data: RecordFilePart; statements: Statement[] }> {
  const search = new URLSearchParams({ from: today(), to: today(), purpose: 'TEACHING', ...query });
  const { status, data } = await staffSend<RecordFilePart>(
    app,
    'GET',
    `/api/staff/institutions/${academyNo}/learning-records?${search}`,
    { token: by.token },
  );
  const lines = (data?.lines ?? '').split('\n').filter(Boolean);
  return { status, data, statements: lines.map((line) => JSON.parse(line)) };
}
const verbs = (statements: readonly Statement[]) => statements.map(({ verb }) => verb.id.split('/').at(-1));

describe('learning records as a file', () => {
  it('has what pupils did, in order, by the rules of xAPI, and no name, id or mail of anybody', async () => {
    const classNo = await makeClass();
    const pupil = await makePupil(classNo);
    const player = missionPlayer(app, pupil.token);
    await player.play('OX');
    app.clock.advance(1000);
    await player.play('QUIZ');
    const { statements, data } = await read();
    expect(data.next).toBeNull();
    expect(data.fileName).toBe(`책바다 학습 기록 ${today()} ${today()}.jsonl`);
    expect(statements.flatMap(checkStatement)).toEqual([]);
    expect(verbs(statements)).toEqual(['attempted', 'passed', 'attempted', 'passed']);
    expect(statements[1]).toMatchObject({
      object: { id: `${app.env.origins.edu}/xapi/books/${FIRST_BOOK}/missions/ox` },
      result: { score: { scaled: 1, raw: 10, min: 0, max: 10 }, success: true, completion: true },
      context: { contextActivities: { grouping: [{ id: `${app.env.origins.edu}/xapi/classes/${classNo}` }] } },
    });
    expect(new Set(statements.map(({ actor }) => actor.account.name)).size).toBe(1);
    const { email, account_id: accountId } = await app.db
      .selectFrom('account')
      .select(['email', 'account_id'])
      .where('account_no', '=', pupil.accountNo)
      .executeTakeFirstOrThrow();
    for (const secret of [PUPIL, accountId, email ?? 'sea@']) expect(data.lines).not.toContain(secret);
    expect(statements[0]?.actor.account.name).not.toContain(String(pupil.accountNo));
  });

  it('has the same ids and contents again, and other names at another institution', async () => {
    const pupil = await makePupil();
    await missionPlayer(app, pupil.token).play('OX');
    const first = await read();
    app.clock.advance(MINUTE);
    expect((await read()).statements).toEqual(first.statements);
    await app.db.updateTable('account').set({ academy_no: 1 }).where('account_no', '=', pupil.accountNo).execute();
    expect((await read()).statements).toEqual([]);
    const here = { academyNo, director };
    academyNo = 1;
    director = await staffLoginOf(app, 1, 'DIRECTOR');
    const there = (await read()).statements;
    await app.db
      .updateTable('account')
      .set({ academy_no: here.academyNo })
      .where('account_no', '=', pupil.accountNo)
      .execute();
    const [one, two] = [
      first.statements[0],
      there.find(({ timestamp }) => timestamp === first.statements[0]?.timestamp),
    ];
    expect(two?.id).not.toBe(one?.id);
    expect(two?.actor.account.name).not.toBe(one?.actor.account.name);
  });

  it('has books that were begun, read to the end and verified, and homework that was finished', async () => {
    const classNo = await makeClass();
    const pupil = await makePupil(classNo);
    const at = app.clock.now();
    const { data } = await staffSend<{ homeworkNo: number }>(
      app,
      'PUT',
      `/api/staff/institutions/${academyNo}/classes/${classNo}/homework`,
      {
        token: director.token,
        body: {
          requestKey: randomUUID(),
          note: '',
          dueOn: today(),
          tasks: [
            { bookNo: FIRST_BOOK, task: 'READ' },
            { bookNo: FIRST_BOOK, task: 'OX' },
          ],
          accountNos: null,
        },
      },
    );
    app.clock.advance(1000);
    await missionPlayer(app, pupil.token).play('OX');
    const progress = { account_no: pupil.accountNo, book_no: FIRST_BOOK, furthest_page_no: 1, last_page_no: 1 };
    await app.db
      .insertInto('reading_progress')
      .values({ ...progress, started_at: at + 500, bookmark_page_no: null, finished_at: at + 2000, updated_at: at })
      .onConflict((conflict) =>
        conflict.columns(['account_no', 'book_no']).doUpdateSet({ started_at: at + 500, finished_at: at + 2000 }),
      )
      .execute();
    await app.db
      .insertInto('verification')
      .values({ account_no: pupil.accountNo, book_no: FIRST_BOOK, verified_at: at + 3000, day_key: today() })
      .execute();
    const { statements } = await read();
    expect(statements.flatMap(checkStatement)).toEqual([]);
    expect(verbs(statements)).toEqual([
      ...['experienced', 'attempted', 'passed', 'completed', 'completed', 'mastered'],
    ]);
    expect(statements[4]).toMatchObject({
      object: { id: `${app.env.origins.edu}/xapi/homework/${data.homeworkNo}` },
      result: { success: true, completion: true },
      timestamp: new Date(at + 2000).toISOString(),
    });
    const onlyClass = await read({ classNo: String(classNo) });
    expect(onlyClass.statements).toEqual(statements);
    expect((await read({ classNo: String(await otherClass()) })).statements).toEqual([]);
  });

  it('comes in parts that miss nothing and repeat nothing', async () => {
    const pupil = await makePupil();
    const at = app.clock.now();
    const attempt = (no: number) => ({
      ...{ account_no: pupil.accountNo, kind: 'OX' as const, round: 1, seed: 1, version: 'x' },
      // Many at one instant, so that a part ends among them.
      ...{ status: 'SUBMITTED' as const, started_at: at - 10_000, submitted_at: at - (no % 3) },
    });
    // A history holds one visible round of each mission: as many books as there are rounds.
    const books = Array.from({ length: 620 }, (_, index) => 40_000 + made * 1000 + index);
    const like = await app.db
      .selectFrom('book')
      .selectAll()
      .where('book_no', '=', FIRST_BOOK)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('book')
      .values(books.map((book_no) => ({ ...like, book_no, active: 0 })))
      .execute();
    await app.db
      .insertInto('mission_attempt')
      .values(books.map((book_no, index) => ({ ...attempt(index), book_no })))
      .execute();
    const ids: string[] = [];
    let next: string | null = null;
    let parts = 0;
    do {
      const part = await read(next === null ? {} : { after: next });
      ids.push(...part.statements.map(({ id }) => id));
      next = part.data.next;
      parts += 1;
    } while (next !== null);
    expect([parts, ids.length, new Set(ids).size]).toEqual([3, 1240, 1240]);
    const exported = await app.db
      .selectFrom('staff_record')
      .select('detail')
      .where('academy_no', '=', academyNo)
      .where('kind', '=', 'RECORDS_EXPORTED')
      .execute();
    expect(exported).toEqual([{ detail: `TEACHING ${today()} ${today()}` }]);
  });

  it('has nothing of who has left, is leaving or took it out of the own history', async () => {
    const pupil = await makePupil();
    await missionPlayer(app, pupil.token).play('OX');
    expect((await read()).statements).toHaveLength(2);
    const become = (change: object) =>
      app.db.updateTable('account').set(change).where('account_no', '=', pupil.accountNo).execute();
    for (const status of ['WITHDRAWAL_REQUEST', 'WITHDRAWAL', 'DORMANT', 'NO_AFFILIATION'] as const) {
      await become({ status });
      expect([status, (await read()).statements.length]).toEqual([status, 0]);
    }
    await become({ status: 'ACTIVE' });
    await app.db.updateTable('mission_attempt').set({ hidden: 1 }).where('account_no', '=', pupil.accountNo).execute();
    expect((await read()).statements).toEqual([]);
  });

  it('refuses days that do not fit, a foreign class, a purpose of its own, and who has not the right', async () => {
    const foreign = await otherInstitutionsClass();
    const statuses = [
      await read({ from: shiftDayKey(today(), -93), to: today() }),
      await read({ from: today(), to: shiftDayKey(today(), -1) }),
      await read({ from: shiftDayKey(today(), 1), to: shiftDayKey(today(), 2) }),
      await read({ classNo: String(foreign) }),
      await read({ purpose: 'FUN' }),
      await read({ after: `1.0.0.0` }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 404, 422, 422]);
    expect((await read({ from: shiftDayKey(today(), -92), to: today() })).status).toBe(200);
    const teacher = await staffLoginOf(app, academyNo, 'TEACHER');
    expect((await read({}, teacher)).status).toBe(404);
    await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', director.staffNo).execute();
    expect((await read({}, { ...director, token: await renewStaffLogin(app, director.staffNo) })).status).toBe(422);
  });
});

async function otherClass(): Promise<number> {
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '9', created_at: 0 })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return class_no;
}

async function otherInstitutionsClass(): Promise<number> {
  const own = academyNo;
  academyNo = await makeInstitution(app, `다른 학원 ${made}`);
  const classNo = await makeClass();
  academyNo = own;
  return classNo;
}
