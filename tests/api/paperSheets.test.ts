import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { PaperResult, PaperSample, PaperSheet, PaperSheetList, PrintedSheets } from '#contract/paper.ts';
import { type PaperKind, paperKinds } from '#domain/paper/paperKinds.ts';
import { writeSigns } from '#domain/paper/readSigns.ts';
import { readTypedSheet } from '#domain/paper/readTypedSheet.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof makeStaff>>;

let app: TestApp;
let academyNo: number;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '종이 학원');
});
afterAll(() => app.close());

const at = (path: string, academy = academyNo) => `/api/staff/institutions/${academy}/${path}`;
let classes = 0;

/** A class with two teachers and pupils. */
async function makeClass(...names: string[]) {
  classes += 1;
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({
      academy_no: academyNo,
      school_year: 2026,
      grade: 'ELEMENTARY_3',
      name: `${classes}`,
      created_at: app.clock.now(),
    })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const [teacher, other] = [
    await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] }),
    await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] }),
  ];
  const pupils: { accountNo: number; token: string }[] = [];
  for (const [index, name] of names.entries()) {
    const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name });
    const seat = { account_no: accountNo, class_no: classNo, joined_on: '2026-03-02', left_on: null };
    await app.db
      .insertInto('class_membership')
      .values({ ...seat, class_number: index + 1 })
      .execute();
    pupils.push({ accountNo, token: await loginOf(app, 'edu', accountNo) });
  }
  const pupil = (index: number) => pupils[index] ?? { accountNo: 0, token: '' };
  return { classNo, teacher, other, pupils, pupil };
}
type Class = Awaited<ReturnType<typeof makeClass>>;

const print = (by: Staff, { classNo, pupils }: Pick<Class, 'classNo' | 'pupils'>, kind: PaperKind = 'OX') =>
  staffSend<PrintedSheets>(app, 'PUT', at(`classes/${classNo}/paper-sheets`), {
    token: by.token,
    body: {
      bookNo: FIRST_BOOK,
      readingMissionType: kind,
      accountNos: pupils.map(({ accountNo }) => accountNo),
    },
  });
const read = (by: Staff, code: string, academy = academyNo) =>
  staffSend<PaperSheet>(app, 'GET', at(`paper-sheets/${code}`, academy), { token: by.token });
const list = (by: Staff, { classNo }: Pick<Class, 'classNo'>) =>
  staffSend<PaperSheetList>(app, 'GET', at(`classes/${classNo}/paper-sheets`), { token: by.token });
const withdraw = (by: Staff, code: string) => staffSend(app, 'DELETE', at(`paper-sheets/${code}`), { token: by.token });

interface Entry {
  answers?: { key: string; value: string }[];
  requestKey?: string;
  seen?: Record<string, number>;
  confirmIncomplete?: boolean;
}
const enter = (by: Staff, code: string, given: Entry) =>
  staffSend<PaperResult>(app, 'PUT', at(`paper-sheets/${code}/result`), {
    token: by.token,
    body: { requestKey: randomUUID(), answers: [], seen: {}, confirmIncomplete: false, ...given },
  });

async function attemptOf(accountNo: number) {
  return app.db
    .selectFrom('mission_attempt')
    .selectAll()
    .where('account_no', '=', accountNo)
    .orderBy('attempt_no')
    .execute();
}
const pointsOf = async (accountNo: number) =>
  (
    await app.db
      .selectFrom('point_ledger')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .where('account_no', '=', accountNo)
      .where('currency', '=', 'POINT')
      .executeTakeFirstOrThrow()
  ).sum ?? 0;

/** What a faultless pupil writes, spoilt in the first `wrong` items. */
async function writtenBy(accountNo: number, wrong = 0) {
  const [attempt] = await attemptOf(accountNo);
  const right = await missionPlayer(app, '').rightAnswers(attempt?.attempt_no ?? 0);
  return [...right].map(([key, value], index) => ({ key, value: index < wrong ? '' : value }));
}

async function printed(kind: PaperKind = 'OX', ...names: string[]) {
  const made = await makeClass(...(names.length > 0 ? names : ['가람']));
  const { data } = await print(made.teacher, made, kind);
  return { ...made, sheets: data.sheets, code: data.sheets[0]?.code ?? '' };
}

describe('sheets of paper', () => {
  it.each(paperKinds)(
    'carry a mission of %s without its answers, which are typed in later and paid once',
    async (kind) => {
      const { teacher, pupil, sheets, code } = await printed(kind, '가람', '나래');
      expect(sheets.map(({ name, classNumber }) => [name, classNumber])).toEqual([
        ['가람', 1],
        ['나래', 2],
      ]);
      expect(sheets[0]?.content.kind).toBe(kind);
      expect(JSON.stringify(sheets)).not.toMatch(/"(?:answer|word|pairId|explanation)"/);
      // The pupil finds the same attempt on the screen.
      const { attemptNo } = (await missionPlayer(app, pupil(0).token).start(kind)).data;
      expect((await attemptOf(pupil(0).accountNo)).map(({ attempt_no }) => attempt_no)).toEqual([attemptNo]);

      const { data: sheet } = await read(teacher, code);
      expect(sheet).toMatchObject({ name: '가람', stand: 'OPEN', marks: null, left: 2, next: sheets[1]?.code });
      const answers = await writtenBy(pupil(0).accountNo);
      // What the teacher types gives these answers.
      const signs = sheet.items.filter((item) => item.form !== 'WORD');
      const typed = writeSigns(signs, new Map(answers.map(({ key, value }) => [key, value])));
      const readBack = readTypedSheet(sheet.items, typed).items.map(({ key, value }) => [key, value] as const);
      expect(new Map(readBack)).toEqual(new Map(answers.map(({ key, value }) => [key, value])));

      const { status, data } = await enter(teacher, code, { answers });
      expect([status, data]).toEqual([
        200,
        expect.objectContaining({ outcome: 'COUNTED', name: '가람', left: 1, next: sheets[1]?.code }),
      ]);
      expect(data.marks).toMatchObject({ correctCount: answers.length, itemCount: answers.length });
      expect(await pointsOf(pupil(0).accountNo)).toBe(data.marks?.points);
      const shown = (
        await app.get<{ results: MissionResult[] }>(`/api/mission/books/${FIRST_BOOK}/results/me`, pupil(0).token)
      ).data.results;
      expect(shown).toMatchObject([{ attemptNo, onPaper: true, points: data.marks?.points }]);
      expect((await read(teacher, code)).data).toMatchObject({ stand: 'ENTERED', enteredBy: '윤선생', items: [] });
    },
  );

  it('are the same ones when they are printed twice, by two teachers at once and again later', async () => {
    const { teacher, other, classNo, pupils, sheets } = await printed('QUIZ', '다솜', '라온');
    const again = await Promise.all([
      print(teacher, { classNo, pupils }, 'QUIZ'),
      print(other, { classNo, pupils }, 'QUIZ'),
    ]);
    for (const { data } of again) expect(data.sheets).toEqual(sheets);
    const reprint = await staffSend<PrintedSheets>(app, 'POST', at(`classes/${classNo}/paper-sheets/prints`), {
      token: other.token,
      body: { codes: [...sheets.map(({ code }) => code), 'AAAAAA'] },
    });
    expect(reprint.data.sheets).toEqual(sheets);
    for (const { accountNo } of pupils) expect(await attemptOf(accountNo)).toHaveLength(1);
  });

  it('come with the attempt of the screen, and not for who has handed it in', async () => {
    const made = await makeClass('마루', '바다');
    const { teacher, pupil } = made;
    await missionPlayer(app, pupil(0).token).play('OX', { wrong: 2 });
    const { attemptNo } = (await missionPlayer(app, pupil(1).token).start('OX')).data;
    const { data } = await print(teacher, made);
    expect(data.done.map(({ name }) => name)).toEqual(['마루']);
    expect(data.sheets.map(({ name }) => name)).toEqual(['바다']);
    expect((await attemptOf(pupil(1).accountNo)).map(({ attempt_no }) => attempt_no)).toEqual([attemptNo]);
  });

  it('are typed in once, whoever does it how often', async () => {
    const { teacher, other, pupil, code } = await printed('OX');
    const answers = await writtenBy(pupil(0).accountNo, 2);
    const requestKey = randomUUID();
    const refused = await enter(teacher, code, { answers, requestKey });
    expect([refused.status, (await attemptOf(pupil(0).accountNo))[0]?.status]).toEqual([422, 'OPEN']);
    expect(
      await app.db
        .selectFrom('mission_answer')
        .selectAll()
        .where('attempt_no', '=', (await attemptOf(pupil(0).accountNo))[0]?.attempt_no ?? 0)
        .execute(),
    ).toEqual([]);

    const all = await writtenBy(pupil(0).accountNo);
    const [one, two] = await Promise.all([
      enter(teacher, code, { answers, requestKey, confirmIncomplete: true }),
      enter(other, code, { answers: all, confirmIncomplete: true }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect([one.data.outcome, two.data.outcome].sort()).toEqual(['COUNTED', 'ENTERED_BEFORE']);
    expect(one.data.marks).toEqual(two.data.marks);
    const points = await pointsOf(pupil(0).accountNo);
    expect(points).toBe(one.data.marks?.points);

    const mine = one.data.outcome === 'COUNTED';
    const repeated = await enter(teacher, code, { answers, requestKey, confirmIncomplete: true });
    expect(repeated.data.outcome).toBe(mine ? 'COUNTED' : 'ENTERED_BEFORE');
    expect((await enter(teacher, code, { answers: all })).data.outcome).toBe('ENTERED_BEFORE');
    expect(await pointsOf(pupil(0).accountNo)).toBe(points);
    const records = await app.db
      .selectFrom('staff_record')
      .select('kind')
      .where('account_no', '=', pupil(0).accountNo)
      .where('kind', 'in', ['PAPER_PRINTED', 'PAPER_ENTERED'])
      .execute();
    expect(records.map(({ kind }) => kind)).toEqual(['PAPER_PRINTED', 'PAPER_ENTERED']);
    expect((await withdraw(teacher, code)).status).toBe(422);
  });

  it('count nothing where the pupil has handed the attempt in on the screen meanwhile', async () => {
    const { teacher, pupil, code } = await printed('OX');
    const written = await writtenBy(pupil(0).accountNo);
    const player = missionPlayer(app, pupil(0).token);
    const result = await player.play('OX', { wrong: 3 });
    const points = await pointsOf(pupil(0).accountNo);
    expect((await read(teacher, code)).data).toMatchObject({ stand: 'ON_SCREEN', items: [] });
    const { status, data } = await enter(teacher, code, { answers: written });
    expect([status, data.outcome, data.marks?.correctCount]).toEqual([200, 'ON_SCREEN', result.correctCount]);
    expect(await pointsOf(pupil(0).accountNo)).toBe(points);
    // The retry on the screen is another attempt, and the sheet stays what it is.
    await player.start('OX');
    expect((await enter(teacher, code, { answers: written })).data.outcome).toBe('ON_SCREEN');
  });

  it('end the attempt on the screen, which then shows what counts', async () => {
    const { teacher, pupil, code } = await printed('OX');
    const player = missionPlayer(app, pupil(0).token);
    const { attemptNo, content } = (await player.start('OX')).data as MissionAttempt;
    await enter(teacher, code, { answers: await writtenBy(pupil(0).accountNo) });
    const key = content.kind === 'OX' ? (content.items[0]?.key ?? '') : '';
    expect((await player.save(attemptNo, key, 'O', 1)).code).toBe('MISSION_CLOSED');
    expect((await player.submit(attemptNo)).code).toBe('MISSION_CLOSED');
  });

  it('leave what was marked on the screen, fill what was not, and hand nothing in that nobody has seen', async () => {
    const { teacher, pupil, code } = await printed('OX');
    const player = missionPlayer(app, pupil(0).token);
    const written = await writtenBy(pupil(0).accountNo);
    const [first, second] = written;
    const { attemptNo } = (await player.start('OX')).data;
    const before = (await read(teacher, code)).data;
    expect(before.answers).toEqual([]);
    // The first answer of the screen was wrong and is marked; the second is only kept.
    const other = first?.value === 'O' ? 'X' : 'O';
    await player.verdict(attemptNo, first?.key ?? '', other, app.clock.now());
    await player.save(attemptNo, second?.key ?? '', second?.value ?? '', app.clock.now());
    const unseen = await enter(teacher, code, { answers: written });
    expect([unseen.status, unseen.code]).toEqual([422, 'ANSWERS_CHANGED']);

    const { answers } = (await read(teacher, code)).data;
    expect(answers.map(({ key, fixed }) => [key, fixed])).toEqual(
      expect.arrayContaining([
        [first?.key, true],
        [second?.key, false],
      ]),
    );
    const seen = Object.fromEntries(answers.map(({ key, seq }) => [key, seq]));
    const onPaper = written.map(({ key, value }) => ({ key, value: key === second?.key ? '' : value }));
    const { data } = await enter(teacher, code, { answers: onPaper, seen });
    expect(data).toMatchObject({ outcome: 'COUNTED', marks: { correctCount: written.length - 1 } });
  });

  it('are marked by what they were printed from, also when the book has changed', async () => {
    const { teacher, classNo, pupils, pupil, code, sheets } = await printed('QUIZ');
    const written = await writtenBy(pupil(0).accountNo);
    const current = await app.db
      .selectFrom('book_mission')
      .selectAll()
      .where('book_no', '=', FIRST_BOOK)
      .where('kind', '=', 'QUIZ')
      .executeTakeFirstOrThrow();
    const changed = JSON.parse(current.content) as { items: { id: string; question: string }[] };
    changed.items = changed.items
      .slice(0, 6)
      .map((item) => ({ ...item, id: `new-${item.id}`, question: '새로 쓴 물음인가요?' }));
    const put = (content: string, version: string) =>
      app.db
        .updateTable('book_mission')
        .set({ content, version })
        .where('book_no', '=', FIRST_BOOK)
        .where('kind', '=', 'QUIZ')
        .execute();
    await put(JSON.stringify(changed), 'changed');
    expect((await print(teacher, { classNo, pupils }, 'QUIZ')).data.sheets).toEqual(sheets);
    const { data } = await enter(teacher, code, { answers: written });
    expect(data.marks).toMatchObject({ correctCount: written.length, itemCount: written.length });
    await put(current.content, current.version);
  });

  it('can be taken back and printed with another code, while the attempt stays', async () => {
    const { teacher, classNo, pupils, pupil, code } = await printed('MATCHING');
    expect((await withdraw(teacher, code)).status).toBe(200);
    expect((await withdraw(teacher, code)).status).toBe(200);
    const written = await writtenBy(pupil(0).accountNo);
    expect((await enter(teacher, code, { answers: written })).code).toBe('PAPER_WITHDRAWN');
    const next = (await print(teacher, { classNo, pupils }, 'MATCHING')).data.sheets[0]?.code ?? '';
    expect(next).not.toBe(code);
    expect(await attemptOf(pupil(0).accountNo)).toHaveLength(1);
    expect((await enter(teacher, next, { answers: written })).data.outcome).toBe('COUNTED');
    expect((await list(teacher, { classNo })).data.sheets.map((one) => [one.code, one.stand])).toEqual([
      [next, 'ENTERED'],
      [code, 'WITHDRAWN'],
    ]);
  });

  it('take no answers that the mission does not have, and nothing of them is kept', async () => {
    const { teacher, pupil, code } = await printed('QUIZ');
    const written = await writtenBy(pupil(0).accountNo);
    const wrong = written.map((answer, index) => (index === 9 ? { ...answer, value: '7' } : answer));
    expect((await enter(teacher, code, { answers: wrong })).status).toBe(422);
    expect((await enter(teacher, code, { answers: [{ key: 'nothing', value: '1' }] })).status).toBe(422);
    expect((await read(teacher, code)).data).toMatchObject({ stand: 'OPEN', answers: [] });
  });

  it('are nobody’s under a code with a wrong sign, of another institution, and of a pupil out of reach', async () => {
    const { teacher, pupil, code } = await printed('OX');
    const away = await makeInstitution(app, '다른 학원');
    const foreign = await makeStaff(app, away, 'DIRECTOR');
    const stranger = (await makeClass('사랑')).teacher;
    const misread = `${code.slice(0, 2)}${code[2] === 'A' ? 'C' : 'A'}${code.slice(3)}`;
    expect((await read(teacher, misread)).status).toBe(404);
    expect((await read(foreign, code, away)).status).toBe(404);
    expect((await read(foreign, code)).status).toBe(404);
    expect((await read(stranger, code)).status).toBe(404);
    const answers = await writtenBy(pupil(0).accountNo);
    expect((await enter(foreign, code, { answers })).status).toBe(404);
    expect((await enter(stranger, code, { answers })).status).toBe(404);
    expect((await withdraw(stranger, code)).status).toBe(404);
    // With dashes, blanks and small letters it is the same code.
    expect(
      (await read(teacher, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`.replaceAll(' ', '%20'))).status,
    ).toBe(200);
    await app.db
      .updateTable('class_membership')
      .set({ left_on: '2026-05-06' })
      .where('account_no', '=', pupil(0).accountNo)
      .execute();
    expect((await read(teacher, code)).status).toBe(404);
    const director = await makeStaff(app, academyNo, 'DIRECTOR');
    expect((await read(director, code)).data).toMatchObject({ classNo: null, next: null, left: 0 });
  });

  it('can be looked at in the demo, and change nothing there', async () => {
    const made = await printed('OX');
    const { teacher, pupil, code, classNo } = made;
    await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', teacher.staffNo).execute();
    const sample = await staffSend<PaperSample>(app, 'GET', at(`paper-samples/${FIRST_BOOK}?readingMissionType=QUIZ`), {
      token: teacher.token,
    });
    expect(sample.data.content.kind).toBe('QUIZ');
    expect((await list(teacher, { classNo })).data.sheets).toHaveLength(1);
    const answers = await writtenBy(pupil(0).accountNo);
    for (const call of [print(teacher, made), enter(teacher, code, { answers }), withdraw(teacher, code)])
      expect((await call).code).toBe('DEMO_ACCOUNT');
  });

  it('are not made for a book without the mission', async () => {
    const { teacher, classNo, pupil } = await makeClass('아라');
    const { status } = await staffSend(app, 'PUT', at(`classes/${classNo}/paper-sheets`), {
      token: teacher.token,
      body: { bookNo: 999_999, readingMissionType: 'OX', accountNos: [pupil(0).accountNo] },
    });
    expect(status).toBe(422);
  });
});
