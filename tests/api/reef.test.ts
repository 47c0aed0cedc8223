import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingRecord } from '#contract/myPage.ts';
import type { ReefVisit } from '#contract/reef.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { purgeAccount } from '#server/modules/account/purgeAccount.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { countStatements } from '../support/countStatements.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { hasNodes, startNodes } from '../support/startNodes.ts';

const BOOKS = 6;
const REEF = '/api/aquarium/reef/me';
const SEEN = '/api/aquarium/reef/seen/me';
const book = (no: number) => FIRST_BOOK + no;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
});
afterAll(() => app.close());

let classes = 0;
async function makeClass(): Promise<number> {
  classes += 1;
  const { academy_no: academyNo } = await app.db
    .selectFrom('institution')
    .select('academy_no')
    .where('site', '=', 'edu')
    .executeTakeFirstOrThrow();
  const facts = { academyNo, schoolYear: 2026, grade: 'ELEMENTARY_3', name: `${classes}` };
  return schoolClasses.ensure(app.db, facts, app.clock.now());
}

const enter = (accountNo: number, classNo: number) =>
  schoolClasses.enter(app.db, { accountNo, classNo, classNumber: null, day: seoulDay(app.clock.now()) });

/** Students of one class. */
async function classOf(count: number) {
  const classNo = await makeClass();
  const pupils = [];
  for (let no = 0; no < count; no += 1) {
    const student = await freshStudent(app);
    await enter(student.accountNo, classNo);
    pupils.push({ ...student, ...callsOf(student.token) });
  }
  return { classNo, pupils: pupils as [Pupil, Pupil, Pupil, ...Pupil[]] };
}

type Pupil = { accountNo: number; token: string } & ReturnType<typeof callsOf>;

function callsOf(token: string) {
  return {
    finish: (no: number) => missionPlayer(app, token).play('OX', { bookNo: book(no) }),
    visit: async () => (await app.put<ReefVisit>(REEF, undefined, token)).data.reef,
    look: (pieces: number) => app.put(SEEN, { pieces }, token),
  };
}

const again = async ({ accountNo }: Pupil) => callsOf(await signInAs(app, accountNo));
const rowsOf = (classNo: number) =>
  app.db.selectFrom('reef_book').selectAll().where('class_no', '=', classNo).orderBy('count_no').execute();

describe('the reef of a class', () => {
  it('grows by what its members finish, the same for all of them and for who joins late', async () => {
    const { classNo, pupils } = await classOf(3);
    const [one, two, three] = pupils;
    expect(await one.visit()).toEqual({ growing: true, bookCount: 0, pieces: [], newPieces: 0 });
    await one.finish(0);
    await one.finish(1);
    await two.finish(0);
    await two.finish(2);
    expect(await three.visit()).toMatchObject({ bookCount: 4, pieces: [] });
    await three.finish(1);
    const reef = await one.visit();
    expect(reef).toMatchObject({ bookCount: 5, pieces: [{ ordinal: 1 }] });
    expect([book(0), book(1), book(2)]).toContain(reef?.pieces[0]?.title?.bookNo);
    expect(await two.visit()).toEqual(reef);
    expect(await three.visit()).toEqual(reef);

    const late = await freshStudent(app);
    await enter(late.accountNo, classNo);
    expect(await callsOf(late.token).visit()).toEqual(reef);
    // Somebody leaves: what has grown stays, title included.
    await schoolClasses.leave(app.db, three.accountNo, seoulDay(app.clock.now()));
    expect(await one.visit()).toEqual(reef);
  });

  it('counts a book once for each child, with its first passed mission only', async () => {
    const { classNo, pupils } = await classOf(3);
    const [{ token, finish }] = pupils;
    const player = missionPlayer(app, token);
    await player.play('OX', { bookNo: book(0), wrong: 9 });
    expect(await rowsOf(classNo)).toHaveLength(0);
    await player.play('MATCHING', { bookNo: book(0) });
    await player.play('QUIZ', { bookNo: book(0) });
    expect(await rowsOf(classNo)).toMatchObject([{ book_no: book(0), slot: 1, week_key: '2026-05-04' }]);
    // The same hand-in again, with its key and without.
    const { attemptNo } = (await player.start('OX', book(1))).data;
    await player.fill(attemptNo);
    await player.submit(attemptNo, true, 'reef-key-0001');
    await player.submit(attemptNo, true, 'reef-key-0001');
    await player.submit(attemptNo);
    expect(await rowsOf(classNo)).toHaveLength(2);
    // The third book of the week is paid and not counted.
    const { shells } = await finish(2);
    expect(shells).toBeGreaterThan(0);
    expect(await rowsOf(classNo)).toHaveLength(2);
  });

  it('has room again on Monday', async () => {
    const { classNo, pupils } = await classOf(3);
    const [one] = pupils;
    for (const no of [0, 1, 2]) await one.finish(no);
    app.clock.advance(5 * DAY);
    const later = await again(one);
    await later.finish(3);
    expect((await rowsOf(classNo)).map(({ book_no, slot }) => [book_no, slot])).toEqual([
      [book(0), 1],
      [book(1), 2],
      [book(3), 1],
    ]);
    // What did not count in its week never does.
    await missionPlayer(app, await signInAs(app, one.accountNo)).play('QUIZ', { bookNo: book(2) });
    expect(await rowsOf(classNo)).toHaveLength(3);
  });

  it('is right when books are handed in at once, by one child and by a whole class', async () => {
    const { classNo, pupils } = await classOf(6);
    const [one] = pupils;
    const open = async ({ token }: Pupil, no: number, kind: 'OX' | 'QUIZ' = 'OX') => {
      const player = missionPlayer(app, token);
      const { attemptNo } = (await player.start(kind, book(no))).data;
      await player.fill(attemptNo);
      return () => player.submit(attemptNo);
    };
    const own = [await open(one, 0), await open(one, 0, 'QUIZ'), await open(one, 1), await open(one, 2)];
    const others = await Promise.all(pupils.slice(1).map((pupil) => open(pupil, 3)));
    const answers = await Promise.all([...own, ...others].map((submit) => submit()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await rowsOf(classNo);
    expect(rows.filter(({ account_no }) => account_no === one.accountNo).map(({ slot }) => slot)).toEqual([1, 2]);
    expect(rows).toHaveLength(2 + others.length);
    // Seven of the nine that a piece takes: two more, and six look at once.
    const [two, three] = pupils.slice(1) as [Pupil, Pupil];
    await two.finish(0);
    await three.finish(0);
    const looks = await Promise.all(pupils.map((pupil) => pupil.visit()));
    for (const look of looks) expect(look).toEqual(looks[0]);
    expect(looks[0]?.pieces).toHaveLength(1);
  });

  it('costs a hand-in two statements, and one where there is no class', async () => {
    const { pupils } = await classOf(3);
    const outside = await freshStudent(app);
    const player = async (token: string) => {
      const { attemptNo } = (await missionPlayer(app, token).start('OX', book(0))).data;
      await missionPlayer(app, token).fill(attemptNo);
      return () => missionPlayer(app, token).submit(attemptNo);
    };
    const [within, without] = [await player(pupils[0].token), await player(outside.token)];
    const counted = countStatements(app);
    counted();
    await without();
    const alone = counted();
    await within();
    expect(counted() - alone).toBe(1);
  });
});

describe('what the reef does not tell', () => {
  it('is shown to nobody of another class, nor to who has left', async () => {
    const [ours, theirs] = [await classOf(3), await classOf(3)];
    for (const pupil of ours.pupils) for (const no of [0, 1]) await pupil.finish(no);
    const reef = await ours.pupils[0].visit();
    expect(reef).toMatchObject({ bookCount: 6, pieces: [{ ordinal: 1 }] });
    expect(await theirs.pupils[0].visit()).toMatchObject({ bookCount: 0, pieces: [] });
    // No address and no body names a class.
    for (const [url, body] of [
      [`/api/aquarium/reef/${ours.classNo}`, undefined],
      [`${REEF}?classNo=${ours.classNo}`, undefined],
      [REEF, { classNo: ours.classNo }],
    ] as const) {
      const { status, data } = await app.put<ReefVisit>(url, body, theirs.pupils[0].token);
      if (status === 200) expect(data.reef).toMatchObject({ bookCount: 0, pieces: [] });
      else expect([404, 422]).toContain(status);
    }
    await schoolClasses.leave(app.db, ours.pupils[0].accountNo, seoulDay(app.clock.now()));
    expect(await ours.pupils[0].visit()).toBeNull();
    await enter(ours.pupils[1].accountNo, theirs.classNo);
    expect(await ours.pupils[1].visit()).toMatchObject({ bookCount: 0, pieces: [] });
    expect((await app.put(REEF, undefined)).status).toBe(401);
  });

  it('is nothing at home, and in an institution without classes', async () => {
    const { accountNo } = await makeAccount(app, 'home');
    const token = await loginOf(app, 'home', accountNo);
    const { data } = await app.send<ReefVisit>('PUT', REEF, { site: 'home', token });
    expect(data).toEqual({ reef: null });
    expect(await callsOf((await freshStudent(app)).token).visit()).toBeNull();
  });

  it('is every title and number while a class is so small that they tell who read what', async () => {
    const { classNo, pupils } = await classOf(3);
    for (const pupil of pupils) for (const no of [0, 1]) await pupil.finish(no);
    const [one, two, three] = pupils;
    const before = await one.visit();
    // An account that is not in use is no member either.
    await app.db.updateTable('account').set({ status: 'DORMANT' }).where('account_no', '=', three.accountNo).execute();
    const small = await one.visit();
    expect(small).toEqual({ growing: false, bookCount: null, pieces: [{ ordinal: 1, title: null }], newPieces: 0 });
    app.clock.advance(7 * DAY);
    await (await again(two)).finish(2);
    expect(await (await again(one)).visit()).toEqual(small);
    await app.db.updateTable('account').set({ status: 'ACTIVE' }).where('account_no', '=', three.accountNo).execute();
    expect(await (await again(one)).visit()).toEqual(before);
    expect(await rowsOf(classNo)).toHaveLength(6);
  });
});

describe('what is remembered', () => {
  it('is how many pieces a child has seen: each is new once, on whichever device', async () => {
    const { pupils } = await classOf(3);
    const [one, two] = pupils;
    await one.visit();
    await one.look(0);
    for (const pupil of pupils) for (const no of [0, 1]) await pupil.finish(no);
    expect((await one.visit())?.newPieces).toBe(1);
    // Only looking at it ends that; a repeated or late look changes nothing.
    expect((await one.visit())?.newPieces).toBe(1);
    await one.look(1);
    await one.look(0);
    await one.look(1);
    expect((await one.visit())?.newPieces).toBe(0);
    expect((await two.visit())?.newPieces).toBe(0);
    expect((await one.look(-1)).status).toBe(422);
  });

  it('is the reef and not the person who has left for good', async () => {
    const { classNo, pupils } = await classOf(4);
    for (const pupil of pupils) for (const no of [0, 1]) await pupil.finish(no);
    const [one, two] = pupils;
    const before = await two.visit();
    expect(before).toMatchObject({ bookCount: 8, pieces: [{ ordinal: 1 }] });
    await app.db
      .updateTable('account')
      .set({ status: 'WITHDRAWAL_REQUEST', withdrawal_requested_at: app.clock.now() - 30 * DAY })
      .where('account_no', '=', one.accountNo)
      .execute();
    await purgeAccount({ db: app.db, now: app.clock.now(), secrets: app.secrets }, one.accountNo);
    expect(await two.visit()).toEqual(before);
    const rows = await rowsOf(classNo);
    expect(rows.map(({ account_no }) => account_no)).not.toContain(one.accountNo);
    expect(rows.filter(({ account_no }) => account_no === null)).toHaveLength(2);
  });

  it('stands in the record to take along: the own books that counted', async () => {
    const { pupils } = await classOf(3);
    const [one, two] = pupils;
    for (const no of [2, 0, 1]) await one.finish(no);
    await two.finish(3);
    const { data } = await app.get<ReadingRecord>('/api/account/record/me', one.token);
    expect(data.reefBooks.map(({ bookNo }) => bookNo)).toEqual([book(2), book(0)]);
  });
});

describe.runIf(hasNodes)('on two nodes', () => {
  it('counts two books of a child and no third, and gives a piece one title', async () => {
    const { nodes, close } = await startNodes((env) =>
      buildTestApp({ env: { ...env, contentDir: makeFixtureContent(BOOKS) } }),
    );
    const single = app;
    try {
      [app] = nodes;
      const { classNo, pupils } = await classOf(3);
      const [one, two, three] = pupils;
      const hand = async ({ token }: Pupil, no: number, node: 0 | 1) => {
        const { attemptNo } = (await missionPlayer(nodes[0], token).start('OX', book(no))).data;
        await missionPlayer(nodes[0], token).fill(attemptNo);
        return () => missionPlayer(nodes[node], token).submit(attemptNo);
      };
      const submits = [
        await hand(one, 0, 0),
        await hand(one, 1, 1),
        await hand(one, 2, 0),
        await hand(two, 0, 1),
        await hand(two, 1, 0),
        await hand(three, 3, 1),
      ];
      const answers = await Promise.all(submits.map((submit) => submit()));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const rows = await rowsOf(classNo);
      expect(
        rows
          .filter(({ account_no }) => account_no === one.accountNo)
          .map(({ slot }) => slot)
          .sort(),
      ).toEqual([1, 2]);
      expect(rows).toHaveLength(5);
      const looks = await Promise.all(
        [0, 1, 0, 1].map((node, index) =>
          nodes[node as 0 | 1].put<ReefVisit>(REEF, undefined, pupils[index % 3]?.token ?? ''),
        ),
      );
      for (const { data } of looks) expect(data).toEqual(looks[0]?.data);
      expect(looks[0]?.data.reef?.pieces).toHaveLength(1);
    } finally {
      app = single;
      await close();
    }
  });
});
