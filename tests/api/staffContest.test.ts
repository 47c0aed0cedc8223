import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContestList } from '#contract/contest.ts';
import type {
  ContestDraft,
  ContestPlans,
  GiveContestBody,
  StaffContest,
  StaffContestList,
  StaffContestSummary,
} from '#contract/staffContest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { TEAM_MIN_PUPILS } from '#domain/contest/teamShare.ts';
import { HOUR } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { contestReviews } from '#server/modules/contest/repositories/contestReviews.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { bookAt, buildContestApp, contestStudent, moveTo, reserveAt } from '../support/contestStage.ts';
import { countStatements } from '../support/countStatements.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof makeStaff>>;
type Books = GiveContestBody['books'];

let app: TestApp;
beforeAll(async () => {
  app = await buildContestApp();
});
afterAll(() => app.close());

const day = (days: number) => shiftDayKey(seoulDay(app.clock.now()), days);
let made = 0;

/** An institution of its own with a director. */
async function openSchool() {
  made += 1;
  const academyNo = await makeInstitution(app, `대회 학원 ${made}`);
  const director = await makeStaff(app, academyNo, 'DIRECTOR');
  /** A class with a teacher and pupils. */
  const makeClass = async (pupilCount: number) => {
    made += 1;
    const { class_no: classNo } = await app.db
      .insertInto('school_class')
      .values({
        academy_no: academyNo,
        school_year: 2026,
        grade: 'ELEMENTARY_4',
        name: `${made}`,
        created_at: app.clock.now(),
      })
      .returning('class_no')
      .executeTakeFirstOrThrow();
    const teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
    const pupils = [];
    for (let at = 0; at < pupilCount; at += 1) {
      const pupil = await contestStudent(app, 'ELEMENTARY_4', { academy_no: academyNo, name: `학생${made}의${at}` });
      await seat(pupil.accountNo, classNo);
      pupils.push(pupil);
    }
    return { classNo, teacher, pupils };
  };
  return { academyNo, director, makeClass };
}

async function seat(accountNo: number, classNo: number): Promise<void> {
  await app.db
    .insertInto('class_membership')
    .values({ account_no: accountNo, class_no: classNo, class_number: null, joined_on: '2026-03-02', left_on: null })
    .execute();
}

/** Logins of the staff end after half an hour: each call is made with a fresh one. */
async function send<T>(by: Staff, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const token = await renewStaffLogin(app, by.staffNo);
  const url = `/api/staff/institutions/${by.academyNo}/${path}`;
  return staffSend<T>(app, method, url, { token, ...(body === undefined ? {} : { body }) });
}

/** One book a week. */
const own = (weeks = 2): Books => ({
  source: 'OWN',
  weeks: Array.from({ length: weeks }, (_, at) => [bookAt(0, at + 1, 0)]),
});
const given = (changes: Partial<GiveContestBody> = {}): GiveContestBody => ({
  requestKey: randomUUID(),
  classNos: null,
  startDay: day(0),
  books: own(),
  title: '함께 읽는 두 주',
  prizes: '',
  dailyCap: 12,
  leaveBehind: 0,
  ...changes,
});
const give = (by: Staff, changes: Partial<GiveContestBody> = {}) =>
  send<{ contestNo: number }>(by, 'PUT', 'contests', given(changes));
const draft = (by: Staff, changes: Partial<Pick<GiveContestBody, 'classNos' | 'startDay' | 'books'>> = {}) => {
  const { classNos, startDay, books } = given(changes);
  return send<ContestDraft>(by, 'POST', 'contest-drafts', { classNos, startDay, books });
};
const list = async (by: Staff) => (await send<{ items: StaffContestSummary[] }>(by, 'GET', 'contests')).data.items;
const read = (by: Staff, contestNo: number, query = '') =>
  send<StaffContest>(by, 'GET', `contests/${contestNo}${query}`);
const demoOf = (by: Staff) => app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', by.staffNo).execute();

describe('the books of a contest', () => {
  it('come from a plan that ships, shortened to its first weeks', async () => {
    const { director, makeClass } = await openSchool();
    const { classNo } = await makeClass(2);
    const { items: plans, today } = (await send<ContestPlans>(director, 'GET', 'contest-plans')).data;
    expect(today).toBe(day(0));
    expect(plans).toEqual([
      { planId: 'sample', name: '시험용 대회', weeks: 4, levelNames: ['B1 단계', 'B2 단계', 'B3 단계'] },
    ]);
    const { data } = await draft(director, {
      classNos: [classNo],
      books: { source: 'PLAN', planId: 'sample', weeks: 2 },
    });
    expect(data).toMatchObject({ endDay: day(13), pupilCount: 2, belowFinish: 0 });
    expect(data.levels.map(({ name, completionPoint }) => [name, completionPoint])).toEqual([
      ['B1 단계', 400],
      ['B2 단계', 400],
      ['B3 단계', 400],
    ]);
    expect(data.levels[1]?.weeks.map(({ roundNo, startDay, endDay }) => [roundNo, startDay, endDay])).toEqual([
      [1, day(0), day(6)],
      [2, day(7), day(13)],
    ]);
    expect(data.levels[1]?.weeks[1]?.books.map(({ bookNo }) => bookNo)).toEqual(
      [0, 1, 2, 3].map((place) => bookAt(1, 2, place)),
    );
    expect(data.levels[1]?.weeks[1]?.reserves.map(({ bookNo }) => bookNo)).toEqual(
      [0, 1].map((place) => reserveAt(1, 2, place)),
    );
    expect(await list(director)).toEqual([]);
  });

  it('are proposed for each level, the same by the same seed and others by another', async () => {
    const { director } = await openSchool();
    const books = (seed: number): Books => ({ source: 'PROPOSAL', weeks: 3, booksAWeek: 2, seed });
    const proposed = async (seed: number) => (await draft(director, { books: books(seed) })).data.levels;
    const [one, again, other] = [await proposed(1), await proposed(1), await proposed(2)];
    expect(one.map(({ weeks }) => weeks.map((week) => week.books.length))).toEqual([
      [2, 2, 2],
      [2, 2, 2],
      [2, 2, 2],
    ]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('are chosen week by week, the same for everybody, with reserves beside them', async () => {
    const { director } = await openSchool();
    const weeks = [[bookAt(0, 1, 0), bookAt(2, 1, 1)], [bookAt(1, 1, 2)]];
    const { data } = await draft(director, { books: { source: 'OWN', weeks } });
    expect(data.levels.map(({ name }) => name)).toEqual(['모두 함께']);
    expect(data.levels[0]?.weeks.map((week) => week.books.map(({ bookNo }) => bookNo))).toEqual(weeks);
    const reserves = data.levels[0]?.weeks.map((week) => week.reserves.map(({ bookNo }) => bookNo)) ?? [];
    expect(reserves.map((week) => week.length)).toEqual([2, 2]);
    expect(new Set([...reserves.flat(), ...weeks.flat()]).size).toBe(7);
  });
});

describe('a contest that does not fit', () => {
  it('is refused at the field that does not fit, when it is drafted and when it is given', async () => {
    const { director, makeClass } = await openSchool();
    const { classNo, teacher } = await makeClass(1);
    const foreign = await (await openSchool()).makeClass(1);
    const { classNo: archived } = await makeClass(0);
    await app.db
      .updateTable('school_class')
      .set({ archived_at: app.clock.now() })
      .where('class_no', '=', archived)
      .execute();
    const twice = bookAt(0, 1, 0);
    const wrong: [Staff, Partial<GiveContestBody>, string, RegExp][] = [
      [director, { startDay: day(-1) }, 'startDay', /오늘이나 그 뒤/],
      [director, { startDay: day(181) }, 'startDay', /여섯 달/],
      [director, { classNos: [foreign.classNo] }, 'classNos', /바뀐 반/],
      [director, { classNos: [classNo, archived] }, 'classNos', /바뀐 반/],
      [teacher, { classNos: null }, 'classNos', /맡은 반/],
      [teacher, { classNos: [classNo, archived] }, 'classNos', /바뀐 반/],
      [director, { books: { source: 'OWN', weeks: [[twice], [twice]] } }, 'books', /두 번/],
      [director, { books: { source: 'OWN', weeks: [[twice], [999_999]] } }, 'books', /미션이 없는 책.*999999/],
      [director, { books: { source: 'PLAN', planId: 'gone', weeks: 2 } }, 'books', /이제 없어요/],
      [director, { books: { source: 'PLAN', planId: 'sample', weeks: 5 } }, 'books', /4주까지/],
      [director, { books: { source: 'PROPOSAL', weeks: 8, booksAWeek: 4, seed: 1 } }, 'books', /모자라요/],
    ];
    for (const [by, changes, field, words] of wrong) {
      for (const answer of [await draft(by, changes), await give(by, changes)]) {
        expect([changes, answer.status, answer.code]).toEqual([changes, 422, 'INVALID_INPUT']);
        expect(answer.fields?.[field]).toMatch(words);
      }
    }
    const malformed = await give(director, { title: ' 봄 ' });
    expect([malformed.status, Object.keys(malformed.fields ?? {})]).toEqual([422, ['title']]);
    expect(await list(director)).toEqual([]);
  });

  it('is not given where more pupils could not finish than were agreed to', async () => {
    const { director, makeClass } = await openSchool();
    const { classNo, pupils } = await makeClass(1);
    const [reader] = pupils;
    if (!reader) throw new Error('no pupil');
    await app.db.updateTable('account').set({ raq: 300 }).where('account_no', '=', reader.accountNo).execute();
    const all = [1, 2, 3, 4].flatMap((week) => [
      ...[0, 1, 2, 3].map((place) => bookAt(0, week, place)),
      ...[0, 1].map((place) => reserveAt(0, week, place)),
    ]);
    const at = app.clock.now();
    for (const bookNo of all) {
      const attempt = { kind: 'OX', round: 1, status: 'SUBMITTED', seed: 1, version: 'none', item_count: 10 } as const;
      const times = { started_at: at, submitted_at: at, max_point: 100, marked_at_once: 0 } as const;
      await app.db
        .insertInto('mission_attempt')
        .values({ account_no: reader.accountNo, book_no: bookNo, ...attempt, ...times })
        .execute();
    }
    const contest = { classNos: [classNo], books: { source: 'PLAN', planId: 'sample', weeks: 4 } } as const;
    const { data } = await draft(director, { ...contest, classNos: [classNo] });
    expect(data.levels.map(({ readers, lacking, belowFinish }) => [readers, lacking, belowFinish])).toEqual([
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(data.belowFinish).toBe(1);
    const refused = await give(director, { ...contest, classNos: [classNo] });
    expect([refused.status, refused.code]).toEqual([422, 'CONTEST_LEAVES_BEHIND']);
    expect((await give(director, { ...contest, classNos: [classNo], leaveBehind: 1 })).status).toBe(200);
  });

  it('is one too many from the twentieth on that runs or is to come', async () => {
    const { director } = await openSchool();
    const open = CONTEST_TUNING.mostOfInstitution;
    for (let count = 0; count < open; count += 1) expect((await give(director)).status).toBe(200);
    expect((await give(director)).code).toBe('CONTEST_TOO_MANY');
    const [{ contestNo } = { contestNo: 0 }] = await list(director);
    await send(director, 'PUT', `contests/${contestNo}/close`, {});
    expect((await give(director)).status).toBe(200);
  });
});

describe('a request to give a contest', () => {
  it('gives one, however often and however close together it is sent', async () => {
    const { director } = await openSchool();
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => give(director, { requestKey })));
    answers.push(await give(director, { requestKey, title: '다른 이름' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.contestNo)).size).toBe(1);
    expect((await list(director)).map(({ title }) => title)).toEqual(['함께 읽는 두 주']);
  });

  it('is nobody else’s', async () => {
    const { director, makeClass } = await openSchool();
    const { teacher, classNo } = await makeClass(1);
    const requestKey = randomUUID();
    await give(director, { requestKey });
    expect((await give(teacher, { requestKey, classNos: [classNo] })).status).toBe(404);
    expect((await give((await openSchool()).director, { requestKey })).status).toBe(404);
  });
});

describe('who gives, sees and ends contests', () => {
  it('is the director and the librarian for all, a teacher for the own classes, nobody from elsewhere', async () => {
    const { academyNo, director, makeClass } = await openSchool();
    const [one, two] = [await makeClass(1), await makeClass(1)];
    const librarian = await makeStaff(app, academyNo, 'LIBRARIAN');
    const stranger = (await openSchool()).director;
    const all = (await give(librarian, { title: '모두' })).data.contestNo;
    const ofOne = (await give(one.teacher, { title: '한 반', classNos: [one.classNo] })).data.contestNo;
    const ofBoth = (await give(director, { title: '두 반', classNos: [one.classNo, two.classNo] })).data.contestNo;
    const seen = async (by: Staff) => (await list(by)).map(({ contestNo }) => contestNo).sort();
    expect(await seen(director)).toEqual([all, ofOne, ofBoth].sort());
    expect(await seen(librarian)).toEqual([all, ofOne, ofBoth].sort());
    expect(await seen(one.teacher)).toEqual([all, ofOne, ofBoth].sort());
    expect(await seen(two.teacher)).toEqual([all, ofBoth].sort());
    expect(await seen(stranger)).toEqual([]);

    const reads = async (by: Staff, contestNo: number) => {
      const { status, data } = await read(by, contestNo);
      return status === 200 ? data.mayChange : status;
    };
    const may = [director, librarian, one.teacher, two.teacher, stranger];
    const table = async (contestNo: number) => Promise.all(may.map((by) => reads(by, contestNo)));
    expect(await table(all)).toEqual([true, true, false, false, 404]);
    expect(await table(ofOne)).toEqual([true, true, true, 404, 404]);
    expect(await table(ofBoth)).toEqual([true, true, false, false, 404]);
    for (const [by, contestNo] of [
      [two.teacher, ofOne],
      [two.teacher, ofBoth],
      [one.teacher, all],
      [stranger, all],
    ] as const) {
      expect((await send(by, 'PUT', `contests/${contestNo}/close`, {})).status).toBe(404);
      expect((await send(by, 'DELETE', `contests/${contestNo}`)).status).toBe(404);
    }
    expect((await send(one.teacher, 'PUT', `contests/${ofOne}/close`, {})).status).toBe(200);
  });

  it('is not a visitor who looks around: they may look at books and contests alone', async () => {
    const { director } = await openSchool();
    const { contestNo } = (await give(director)).data;
    await demoOf(director);
    expect((await draft(director)).status).toBe(200);
    expect((await read(director, contestNo)).status).toBe(200);
    for (const answer of [
      await give(director),
      await send(director, 'PUT', `contests/${contestNo}/close`, {}),
      await send(director, 'DELETE', `contests/${contestNo}`),
    ])
      expect([answer.status, answer.code]).toEqual([422, 'DEMO_ACCOUNT']);
    expect((await list(director)).map(({ status }) => status)).toEqual(['IN_PROGRESS']);
  });
});

describe('the list of contests', () => {
  it('has those that run first and comes page by page, however many are over', async () => {
    const { director } = await openSchool();
    const { contestNo } = (await give(director, { title: '지금' })).data;
    const { contest_no: _, ...running } = await app.db
      .selectFrom('contest')
      .selectAll()
      .where('contest_no', '=', contestNo)
      .executeTakeFirstOrThrow();
    for (let ago = 1; ago <= 40; ago += 1) {
      const days = { start_day: day(-20 - ago), end_day: day(-7 - ago) };
      await app.db
        .insertInto('contest')
        .values({ ...running, ...days, title: `지난 ${ago}`, request_key: null })
        .execute();
    }
    const pageOf = async (page: number) =>
      (await send<StaffContestList>(director, 'GET', `contests?page=${page}`)).data;
    const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
    expect(first).toMatchObject({ page: 1, pageSize: 30, totalCount: 41 });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      '지금',
      ...Array.from({ length: 40 }, (_, at) => `지난 ${at + 1}`),
    ]);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([30, 11, 0]);
  });
});

describe('a contest before, while and after it runs', () => {
  it('is taken back before it starts, and ended while it runs', async () => {
    const { director, makeClass } = await openSchool();
    const { classNo, pupils } = await makeClass(1);
    const pupil = pupils[0];
    const offered = async () =>
      (await pupil?.get<ContestList>('/list/my'))?.data.items.map(({ title, status }) => [title, status]);
    const coming = (await give(director, { title: '나중에', classNos: [classNo], startDay: day(3) })).data.contestNo;
    const now = (await give(director, { title: '지금', classNos: [classNo] })).data.contestNo;
    expect(await offered()).toEqual([
      ['지금', 'IN_PROGRESS'],
      ['나중에', 'WAIT'],
    ]);
    const early = await send(director, 'PUT', `contests/${coming}/close`, {});
    expect([early.status, early.code]).toEqual([422, 'CONTEST_NOT_IN_PROGRESS']);
    expect(early.message).toContain('거둘 수 있어요');
    const late = await send(director, 'DELETE', `contests/${now}`);
    expect([late.status, late.code]).toEqual([422, 'CONTEST_BEGUN']);

    expect((await send(director, 'DELETE', `contests/${coming}`)).status).toBe(200);
    expect((await read(director, coming)).status).toBe(404);
    for (const _again of [1, 2]) expect((await send(director, 'PUT', `contests/${now}/close`, {})).status).toBe(200);
    expect((await read(director, now)).data).toMatchObject({ status: 'COMPLETED', endDay: day(0) });
    expect(await offered()).toEqual([['지금', 'COMPLETED']]);
  });

  it('is listed in the order of pupils: what runs, what comes, what is over', async () => {
    const { director } = await openSchool();
    const names = [];
    for (const [title, startDay] of [
      ['끝난 대회', day(0)],
      ['오는 대회', day(5)],
      ['곧 오는 대회', day(2)],
      ['하는 대회', day(0)],
    ] as const) {
      names.push(title);
      const { contestNo } = (await give(director, { title, startDay, prizes: '책갈피' })).data;
      if (title === '끝난 대회') await send(director, 'PUT', `contests/${contestNo}/close`, {});
    }
    const items = await list(director);
    expect(items.map(({ title }) => title)).toEqual(['하는 대회', '곧 오는 대회', '오는 대회', '끝난 대회']);
    expect(items[0]).toMatchObject({ scope: 'INSTITUTION', staffName: '윤선생', endDay: day(13), joinedCount: 0 });
  });

  it('costs as many statements for twelve as for two, to the staff and to a pupil', async () => {
    const { director, makeClass } = await openSchool();
    const first = await makeClass(3);
    const second = await makeClass(2);
    await give(director, { title: '학원 대회', startDay: day(0) });
    await give(director, { title: '반 대회', startDay: day(0), classNos: [first.classNo] });
    const [pupil] = first.pupils;
    const counted = countStatements(app);
    const costs = async () => {
      counted();
      const items = await list(director);
      const ofStaff = counted();
      await pupil?.get('/list/my');
      return { ofStaff, ofPupil: counted(), items };
    };
    await costs();
    const few = await costs();
    for (let at = 0; at < 10; at += 1)
      await give(director, { title: `대회 ${at}`, startDay: day(0), classNos: at < 5 ? [second.classNo] : null });
    await costs();
    const many = await costs();
    expect(many.items).toHaveLength(12);
    expect(many).toMatchObject({ ofStaff: few.ofStaff, ofPupil: few.ofPupil });
    const pupilsIn = (title: string) => many.items.find((one) => one.title === title)?.pupilCount;
    expect(['학원 대회', '반 대회', '대회 0'].map(pupilsIn)).toEqual([5, 3, 2]);
  });
});

describe('the page of a contest', () => {
  it('shows figures, the ladder of classes and the pupils in reach, and nobody out of it', async () => {
    const { director, makeClass } = await openSchool();
    const [large, small] = [await makeClass(TEAM_MIN_PUPILS), await makeClass(2)];
    // Of the institution, but in none of the classes.
    await makeAccount(app, 'edu', { academy_no: director.academyNo });
    const classNos = [large.classNo, small.classNo];
    const { contestNo } = (await give(director, { classNos, prizes: ' 책갈피 ', dailyCap: 20 })).data;
    const [first, second] = large.pupils;
    const [third] = small.pupils;
    if (!first || !second || !third) throw new Error('no pupils');
    for (const pupil of [first, second, third]) {
      expect((await pupil.post(`/level?readingGameContestNo=${contestNo}`, {})).status).toBe(200);
    }
    const [weekOne, weekTwo] = [bookAt(0, 1, 0), bookAt(0, 2, 0)];
    for (const kind of ['OX', 'QUIZ', 'PUZZLE', 'MATCHING'] as const) await first.play(kind, weekOne);
    await third.play('OX', weekOne);
    const before = (await read(director, contestNo)).data;
    expect(before).toMatchObject({
      prizes: '책갈피',
      dailyCap: 20,
      pupilCount: TEAM_MIN_PUPILS + 2,
      joinedCount: 3,
      completedCount: 1,
      heldCount: 0,
      teams: { roundNo: 1, roundNos: [1], minPupils: TEAM_MIN_PUPILS },
    });
    expect(
      before.readers.items.map(({ point, completionPoint, weekPoints }) => [point, completionPoint, weekPoints]),
    ).toEqual([
      [100, 100, [100, 0]],
      [20, 100, [20, 0]],
      [0, 100, [0, 0]],
    ]);
    // A class of less than the least number has its figures and no place.
    expect(before.teams.items.map(({ rankNo, readerCount, pupilCount }) => [rankNo, readerCount, pupilCount])).toEqual([
      [1, 1, TEAM_MIN_PUPILS],
      [null, 1, 2],
    ]);
    const names = ({ data }: { data: StaffContest }) => data.readers.items.map(({ accountNo }) => accountNo);
    expect(names(await read(large.teacher, contestNo))).toEqual([first.accountNo, second.accountNo]);
    const ofSmall = await read(small.teacher, contestNo);
    expect(names(ofSmall)).toEqual([third.accountNo]);
    expect(ofSmall.data.readers.totalCount).toBe(1);
    // What a small class of somebody else did is not shown: it would name who reads.
    expect((await read(large.teacher, contestNo)).data.teams.items.map(({ rankNo }) => rankNo)).toEqual([1]);

    app.clock.advance(7 * 24 * HOUR);
    await second.play('OX', weekTwo);
    const week2 = (await read(director, contestNo)).data;
    expect(week2.teams).toMatchObject({ roundNo: 2, roundNos: [1, 2] });
    expect((await read(director, contestNo, '?roundNo=1')).data.teams.roundNo).toBe(1);
    expect((await read(director, contestNo, '?roundNo=3')).status).toBe(404);
    expect((await read(director, contestNo, '?page=2')).data.readers).toMatchObject({ page: 2, items: [] });

    const dayKey = seoulDay(app.clock.now());
    const mission = { bookNo: weekTwo, kind: 'QUIZ', missionRound: 1, amount: 40, possible: 40 } as const;
    const held = { contestNo, accountNo: first.accountNo, roundNo: 2, ...mission, happenedAt: app.clock.now(), dayKey };
    await contestReviews.hold(app.db, held, 'SPEED', app.clock.now());
    expect((await read(large.teacher, contestNo)).data.heldCount).toBe(1);
    expect((await read(small.teacher, contestNo)).data.heldCount).toBe(0);

    // Whoever goes to another institution is no longer a pupil here.
    const elsewhere = await makeInstitution(app, '다른 학원');
    const gone = { academy_no: elsewhere };
    await app.db.updateTable('account').set(gone).where('account_no', '=', third.accountNo).execute();
    expect(names(await read(director, contestNo))).not.toContain(third.accountNo);
  });

  it('moves with the days from coming to running to over', async () => {
    const { director } = await openSchool();
    const { contestNo } = (await give(director, { startDay: day(3) })).data;
    const [start, end] = [day(3), day(16)];
    const status = async () => (await read(director, contestNo)).data;
    expect(await status()).toMatchObject({ status: 'WAIT', teams: { roundNo: null, roundNos: [], items: [] } });
    moveTo(app, start);
    expect((await status()).status).toBe('IN_PROGRESS');
    moveTo(app, shiftDayKey(end, 1), 1);
    expect((await status()).status).toBe('COMPLETED');
  });
});
