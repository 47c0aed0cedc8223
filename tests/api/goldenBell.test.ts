import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BellResult } from '#contract/goldenBell.ts';
import type { MainPage } from '#contract/home.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { pickIndex } from '#domain/random/pickIndex.ts';
import { shuffled } from '#domain/random/shuffled.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { purgeAccount } from '#server/modules/account/purgeAccount.ts';
import { bellRound } from '../support/bellRound.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { makeInstitution, makeStaff, staffLoginOf, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let director: { token: string; staffNo: number };
let round: ReturnType<typeof bellRound>;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '골든벨 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
  round = bellRound(app, academyNo, director);
});
afterAll(() => app.close());

const other = (answer: number) => (answer === 1 ? 2 : 1);

async function makeClass(name: string): Promise<number> {
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_4', name, created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return class_no;
}

async function seat(accountNo: number, classNo: number): Promise<void> {
  await app.db
    .insertInto('class_membership')
    .values({ account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null })
    .execute();
}

describe('questions of a round', () => {
  it('are drawn from the books with their keys, in every form', async () => {
    const { data } = await round.draft(['OX', 'CHOICE', 'ORDER'], 30, [FIRST_BOOK, FIRST_BOOK + 1]);
    // Ten statements, seven choices, a sentence as evidence and two orders a book.
    expect(data.offered).toBe(40);
    expect(data.questions).toHaveLength(30);
    expect((await round.draft(['OX'], 30)).data.questions).toHaveLength(10);
    const unknown = await round.draft(['OX'], 3, [987_654]);
    expect(unknown.data).toEqual({ questions: [], offered: 0 });
  });

  it('ask for an order by one number, and show the key to nobody before it is revealed', async () => {
    const { questions } = (await round.draft(['ORDER'], 1)).data;
    const { roomNo, code } = (await round.open(questions)).data;
    const pupil = await round.makePupil();
    await pupil.enter(code);
    const open = await round.press(roomNo, 'OPEN_QUESTION');
    expect(open).toMatchObject({ key: null, question: { form: 'ORDER', pictures: [] } });
    expect(open.question?.options).toHaveLength(4);
    const answer = questions[0]?.answer ?? 0;
    // As the events are shown is never right.
    expect(answer).not.toBe(1);
    expect((await pupil.answer(roomNo, 1, 24)).data.outcome).toBe('STORED');
    expect((await pupil.answer(roomNo, 1, 25)).status).toBe(422);
    await pupil.answer(roomNo, 1, answer);
    const revealed = await round.press(roomNo, 'CLOSE', 'REVEAL');
    expect(revealed.choices?.[answer - 1]).toBe(1);
    expect((await pupil.read(roomNo)).data.state.own).toMatchObject({ right: true, standing: true });
    await round.press(roomNo, 'END');
  });

  it('stay as they were when the room was opened', async () => {
    const { questions } = (await round.draft(['CHOICE'], 1, [FIRST_BOOK + 1])).data;
    const { roomNo } = (await round.open(questions)).data;
    const book = app.db.updateTable('book').where('book_no', '=', FIRST_BOOK + 1);
    await book.set({ active: 0 }).execute();
    expect((await round.open(questions)).fields).toHaveProperty('questions');
    const state = await round.press(roomNo, 'OPEN_QUESTION');
    expect(state.question?.options).toHaveLength(4);
    await book.set({ active: 1 }).execute();
    await round.press(roomNo, 'END');
  });
});

describe('a room', () => {
  it('is opened once for a request, and has a code of its own', async () => {
    const { questions } = (await round.draft(['OX'], 2)).data;
    const requestKey = randomUUID();
    const first = await round.open(questions, { requestKey });
    expect(first.data.code).toMatch(/^\d{4}$/);
    expect((await round.open(questions, { requestKey })).data).toEqual(first.data);
    const gone = questions.map((question) => ({ ...question, itemKey: 'gone' }));
    expect((await round.open(gone)).fields).toHaveProperty('questions');
    await round.press(first.data.roomNo, 'END');
  });

  it('lets in who belongs there, and answers all others alike', async () => {
    const [mine, others] = [await makeClass('1'), await makeClass('2')];
    const { roomNo, code } = await round.start(2, [mine]);
    const [inside, outside] = [await round.makePupil(), await round.makePupil()];
    await seat(inside.accountNo, mine);
    await seat(outside.accountNo, others);
    expect((await inside.enter(code)).data).toEqual({ roomNo });
    expect((await inside.enter(code)).data).toEqual({ roomNo });
    const elsewhere = await makeInstitution(app, '다른 학원');
    const stranger = await bellRound(app, elsewhere, director).makePupil();
    const refusals = [await outside.enter(code), await stranger.enter(code), await inside.enter('0000')];
    for (const { status, code: why, message } of refusals)
      expect([status, why, message]).toEqual([422, 'BELL_CODE_UNKNOWN', refusals[0]?.message]);
    for (const pupil of [outside, stranger]) {
      expect((await pupil.read(roomNo)).status).toBe(404);
      expect((await pupil.answer(roomNo, 1, 1)).status).toBe(404);
    }
    await round.press(roomNo, 'END');
    expect((await outside.enter(code)).code).toBe('BELL_CODE_UNKNOWN');
  });

  it('is on the main page of who may enter, while it is open', async () => {
    const { roomNo, code } = await round.start(1);
    const pupil = await round.makePupil();
    const bell = async () => (await app.get<MainPage>('/api/main/me', pupil.token)).data.bell;
    expect(await bell()).toEqual({ roomNo: null });
    await pupil.enter(code);
    expect(await bell()).toEqual({ roomNo });
    await round.press(roomNo, 'END');
    expect(await bell()).toBeNull();
  });

  it('limits guesses of codes', async () => {
    const pupil = await round.makePupil();
    const answers = [];
    for (let guess = 0; guess < 22; guess += 1) answers.push((await pupil.enter('0001')).status);
    expect(answers.filter((status) => status === 422)).toHaveLength(20);
    expect(answers.slice(-2)).toEqual([429, 429]);
    app.clock.advance(11 * MINUTE);
  });

  it('is led by its maker and by who reaches the institution', async () => {
    const classNo = await makeClass('3');
    const teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
    const own = bellRound(app, academyNo, teacher);
    const { questions } = (await own.draft(['OX'], 1)).data;
    expect((await own.open(questions)).fields).toHaveProperty('classNos');
    expect((await own.open(questions, { classNos: [await makeClass('4')] })).fields).toHaveProperty('classNos');
    const { roomNo } = (await own.open(questions, { classNos: [classNo] })).data;
    const colleague = await staffLoginOf(app, academyNo, 'TEACHER');
    const librarian = await staffLoginOf(app, academyNo, 'LIBRARIAN');
    expect((await own.read(roomNo)).status).toBe(200);
    expect((await own.read(roomNo, colleague.token)).status).toBe(404);
    expect((await own.read(roomNo, librarian.token)).status).toBe(200);
    const listed = await staffSend<{ items: { roomNo: number }[] }>(app, 'GET', own.at('bells'), {
      token: colleague.token,
    });
    expect(listed.data.items).toEqual([]);
    await round.press(roomNo, 'END');
  });
});

describe('a round', () => {
  it('goes from question to question, puts out and brings back in', async () => {
    const { roomNo, code, questions } = await round.start(3);
    const [first, second, third] = [
      await round.makePupil('가'),
      await round.makePupil('나'),
      await round.makePupil('다'),
    ];
    for (const pupil of [first, second, third]) await pupil.enter(code);
    const keyOf = (place: number) => questions[place - 1]?.answer ?? 0;

    let state = await round.press(roomNo, 'OPEN_QUESTION');
    expect(state.key).toBeNull();
    const seen = (await first.read(roomNo)).data.state;
    expect(seen).toMatchObject({ phase: 'OPEN', place: 1, key: null, own: { standing: true, choice: null } });
    expect((await first.answer(roomNo, 1, keyOf(1))).data.outcome).toBe('STORED');
    await second.answer(roomNo, 1, keyOf(1));
    // A change of mind counts, and an older message does not.
    expect((await second.answer(roomNo, 1, other(keyOf(1)), 50)).data.outcome).toBe('STORED');
    expect((await second.answer(roomNo, 1, keyOf(1), 49)).data).toEqual({
      outcome: 'OLD',
      choice: other(keyOf(1)),
      seq: 50,
    });
    expect((await third.answer(roomNo, 2, 1)).data.outcome).toBe('LATE');
    expect((await third.answer(roomNo, 1, 9)).data.outcome).toBe('WRONG');
    expect((await round.read(roomNo)).data.state).toMatchObject({ answeredCount: 2, choices: null });

    state = await round.press(roomNo, 'CLOSE', 'REVEAL');
    expect((await first.answer(roomNo, 1, other(keyOf(1)))).data.outcome).toBe('LATE');
    expect(state.key?.answer).toBe(keyOf(1));
    expect(state.choices?.[keyOf(1) - 1]).toBe(1);
    expect(state.people.map(({ standing }) => standing)).toEqual([true, false, false]);
    expect((await second.read(roomNo)).data.state.own).toMatchObject({ standing: false, right: false });

    // Who is out goes on, and comes back in by a question of revival.
    await round.press(roomNo, 'OPEN_REVIVAL');
    await second.answer(roomNo, 2, keyOf(2), 60);
    state = await round.press(roomNo, 'CLOSE', 'REVEAL');
    expect(state.people.map(({ standing }) => standing)).toEqual([true, true, false]);
    state = await round.press(roomNo, 'REVIVE_ALL');
    expect(state.people.every(({ standing }) => standing)).toBe(true);

    state = await round.press(roomNo, 'OPEN_QUESTION', 'END');
    expect(state).toMatchObject({ phase: 'ENDED', question: null });
    const { result } = (await second.read(roomNo)).data.state;
    // The question that was left open does not count.
    expect(result).toMatchObject({ rightCount: 1 });
    expect(result?.questions.map(({ place, choice }) => [place, choice])).toEqual([
      [1, other(keyOf(1))],
      [2, keyOf(2)],
    ]);
    const teacher = await staffSend<BellResult>(app, 'GET', round.at(`bells/${roomNo}/result`), {
      token: director.token,
    });
    expect(teacher.data.people.map(({ name, rightCount }) => [name, rightCount])).toEqual([
      ['가', 1],
      ['나', 1],
      ['다', 0],
    ]);
    expect(teacher.data.questions).toHaveLength(2);
  });

  it('keeps who comes late along, outside until a revival', async () => {
    const { roomNo, code } = await round.start(2);
    await round.press(roomNo, 'OPEN_QUESTION');
    const early = await round.makePupil();
    await early.enter(code);
    await round.press(roomNo, 'CLOSE', 'REVEAL');
    const late = await round.makePupil();
    await late.enter(code);
    expect((await late.read(roomNo)).data.state.own.standing).toBe(false);
    // Nobody was right, so nobody is out.
    expect((await early.read(roomNo)).data.state.own.standing).toBe(true);
    await round.press(roomNo, 'END');
  });

  it('changes nothing by a command that comes twice, late or at the wrong time', async () => {
    const { roomNo } = await round.start(2);
    const first = await round.command(roomNo, 'OPEN_QUESTION', 1);
    expect(first.data.state).toMatchObject({ phase: 'OPEN', revision: 2 });
    expect((await round.command(roomNo, 'OPEN_QUESTION', 1)).data.state).toEqual(first.data.state);
    const both = await Promise.all([round.command(roomNo, 'CLOSE', 2), round.command(roomNo, 'END', 2)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const now = (await round.read(roomNo)).data.state;
    expect(now.revision).toBe(3);
    expect((await round.command(roomNo, 'REVIVE_ALL', 3)).code).toBe('BELL_NOT_NOW');
    await round.press(roomNo, ...(now.phase === 'ENDED' ? [] : (['END'] as const)));
  });

  it('shows nicknames on the big screen and never a name', async () => {
    const { roomNo, code } = await round.start(1);
    const pupil = await round.makePupil('남궁비밀');
    await pupil.enter(code);
    const answer = await round.read(roomNo);
    expect(JSON.stringify(answer.data)).not.toContain('남궁비밀');
    expect(answer.data.state.people[0]?.nickname).toMatch(/^\S{2,}/);
    await app.db.updateTable('aquarium_profile').set({ held: 1 }).where('account_no', '=', pupil.accountNo).execute();
    const nickname = answer.data.state.people[0]?.nickname ?? '';
    expect(JSON.stringify((await round.read(roomNo)).data)).not.toContain(nickname);
    await round.press(roomNo, 'END');
  });

  it('has one state after messages in any order, doubled, late and from many at once', async () => {
    const random = createRandom(7);
    const { roomNo, code, questions } = await round.start(3);
    const pupils = await Promise.all(Array.from({ length: 8 }, () => round.makePupil()));
    await Promise.all(pupils.flatMap(({ enter }) => [enter(code), enter(code)]));
    const expected: { place: number; account_no: number; choice: number; seq: number }[] = [];
    for (const [index, { answer }] of questions.entries()) {
      const place = index + 1;
      await round.press(roomNo, 'OPEN_QUESTION');
      const sent = pupils.flatMap((pupil) =>
        [1, 2, 3].map((seq) => ({ pupil, place, choice: seq === 3 ? answer : 1 + pickIndex(2, random), seq })),
      );
      for (const { pupil, choice, seq } of sent.filter((one) => one.seq === 3))
        expected.push({ place, account_no: pupil.accountNo, choice, seq });
      const strays = sent.map((one) => ({ ...one, place: 1 + pickIndex(3, random), seq: pickIndex(3, random) }));
      await Promise.all(
        shuffled([...sent, ...sent, ...strays.filter((one) => one.place !== place || one.seq < 3)], random).map(
          ({ pupil, place: at, choice, seq }) => pupil.answer(roomNo, at, choice, seq),
        ),
      );
      await round.press(roomNo, 'CLOSE', 'REVEAL');
    }
    const stored = await app.db
      .selectFrom('bell_answer')
      .select(['place', 'account_no', 'choice', 'seq'])
      .where('room_no', '=', roomNo)
      .orderBy('place')
      .orderBy('account_no')
      .execute();
    expect(stored).toEqual(expected.sort((one, two) => one.place - two.place || one.account_no - two.account_no));
    const state = await round.press(roomNo, 'END');
    expect(state.people.every(({ standing }) => standing)).toBe(true);
  });

  it('loses an account that is erased, and goes on', async () => {
    const { roomNo, code } = await round.start(1);
    const [stays, leaves] = [await round.makePupil(), await round.makePupil()];
    for (const pupil of [stays, leaves]) await pupil.enter(code);
    await round.press(roomNo, 'OPEN_QUESTION');
    for (const pupil of [stays, leaves]) await pupil.answer(roomNo, 1, 1);
    const context = { db: app.db, now: app.clock.now(), random: () => 0.5, secrets: app.secrets };
    const gone = { status: 'WITHDRAWAL_REQUEST' } as const;
    await app.db.updateTable('account').set(gone).where('account_no', '=', leaves.accountNo).execute();
    await purgeAccount(context, leaves.accountNo);
    const state = await round.press(roomNo, 'CLOSE', 'REVEAL');
    expect(state.people).toHaveLength(1);
    expect(state.answeredCount).toBe(1);
    await round.press(roomNo, 'END');
  });
});

describe('an old room', () => {
  it('ends by itself, and is deleted with all answers after thirty days', async () => {
    const { roomNo, code } = await round.start(1);
    const pupil = await round.makePupil();
    await pupil.enter(code);
    await round.press(roomNo, 'OPEN_QUESTION');
    await pupil.answer(roomNo, 1, 1);
    await sweepOldRows(app.db, app.clock.now() + 7 * HOUR);
    expect((await pupil.read(roomNo)).data.state.phase).toBe('ENDED');
    await sweepOldRows(app.db, app.clock.now() + bellTuning.keptFor + DAY);
    for (const table of ['bell_room', 'bell_person', 'bell_answer', 'bell_question'] as const)
      expect([table, await app.db.selectFrom(table).select('room_no').execute()]).toEqual([table, []]);
  });
});
