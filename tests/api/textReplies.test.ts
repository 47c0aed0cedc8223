import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainPage } from '#contract/home.ts';
import type { StaffRecordList } from '#contract/staff.ts';
import type { BookReplies, OwnPhrases, PupilText, TextList, TextRemark } from '#contract/textReply.ts';
import type { ReplyDecision } from '#domain/text-reply/TextStand.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { GOOD_REPORT, missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof makeStaff>>;

let app: TestApp;
let academyNo: number;
let director: Staff;
let teacher: Staff;
let classNo: number;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '글 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
  classNo = (
    await staffSend<{ classNo: number }>(app, 'PUT', at('classes'), {
      token: director.token,
      body: { schoolYear: 2026, grade: 'ELEMENTARY_3', name: '1' },
    })
  ).data.classNo;
  teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
});
afterAll(() => app.close());

const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
const get = <T>(path: string, token: string) => staffSend<T>(app, 'GET', at(path), { token });

/** A pupil of the class who has handed in a report. */
async function makeWriter(name: string) {
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name, school_grade: 'ELEMENTARY_3' });
  await staffSend(app, 'PUT', at(`pupils/${accountNo}/class`), {
    token: director.token,
    body: { classNo, classNumber: null },
  });
  const token = await loginOf(app, 'edu', accountNo);
  await missionPlayer(app, token).play('REPORT');
  const { attempt_no: attemptNo } = await app.db
    .selectFrom('mission_attempt')
    .select('attempt_no')
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
  const path = `pupils/${accountNo}/texts/${attemptNo}`;
  return {
    accountNo,
    attemptNo,
    read: (by: Staff) => get<PupilText>(path, by.token),
    reply: (by: Staff, body: string, stickers: string[] = [], more: Partial<More> = {}) =>
      staffSend(app, 'PUT', at(`${path}/reply`), {
        token: by.token,
        body: { body, stickers, remarks: [], decision: 'NONE', version: 1, ...more },
      }),
    write: (version: number, text: string, handIn: boolean) =>
      app.put(
        `/api/mission/attempts/${attemptNo}/version`,
        { version, texts: [{ key: 'report', text }], handIn },
        token,
      ),
    texts: async () =>
      (await app.put<BookReplies>(`/api/mission/books/${FIRST_BOOK}/replies/seen/me`, {}, token)).data.texts,
    token,
    unseen: async () => (await app.get<MainPage>('/api/main/me', token)).data.newReplies,
    see: async () =>
      (await app.put<BookReplies>(`/api/mission/books/${FIRST_BOOK}/replies/seen/me`, {}, token)).data.items,
  };
}

interface More {
  remarks: TextRemark[];
  decision: ReplyDecision;
  version: number;
}

const waiting = async (by: Staff) =>
  (await get<TextList>('texts', by.token)).data.items.map(({ attemptNo }) => attemptNo);

describe('texts of pupils', () => {
  it('wait for the teacher of the class, who reads and replies; the pupil sees the reply once as new', async () => {
    const writer = await makeWriter('김글');
    expect(await waiting(teacher)).toContain(writer.attemptNo);
    const text = (await writer.read(teacher)).data;
    expect(text).toMatchObject({ name: '김글', className: '초등 3학년 1반', replies: [] });
    expect(text.versions[0]?.writings.map((writing) => writing.text)).toContain(GOOD_REPORT);

    expect((await writer.reply(teacher, '  둘째 문단이 참 좋아요. ', ['STAR', 'STAR'])).status).toBe(200);
    expect(await waiting(teacher)).not.toContain(writer.attemptNo);
    const all = (await get<TextList>('texts?show=ALL', teacher.token)).data.items;
    expect(all.find(({ attemptNo }) => attemptNo === writer.attemptNo)).toMatchObject({ replyCount: 1 });

    expect(await writer.unseen()).toMatchObject([
      { bookNo: FIRST_BOOK, readingMissionType: 'REPORT', staffName: '윤선생' },
    ]);
    expect(await writer.see()).toMatchObject([
      { readingMissionType: 'REPORT', body: '둘째 문단이 참 좋아요.', stickers: ['STAR'] },
    ]);
    expect(await writer.unseen()).toEqual([]);
    expect((await writer.read(teacher)).data.replies).toMatchObject([{ mine: true, seen: true }]);

    const records = (
      await get<StaffRecordList>(`records?accountNo=${writer.accountNo}`, await renewStaffLogin(app, director.staffNo))
    ).data.items;
    expect(records.map(({ what }) => what)).toEqual(expect.arrayContaining(['학생의 글을 읽음', '학생의 글에 답함']));
  });

  it('keep what each teacher wrote; a changed reply is new again, an empty one is taken back', async () => {
    const writer = await makeWriter('나글');
    await writer.reply(teacher, '첫 답');
    await writer.reply(director, '원장의 답', ['HEART']);
    await writer.see();
    app.clock.advance(1000);
    await writer.reply(teacher, '고친 답');
    expect(await writer.unseen()).toHaveLength(1);
    expect((await writer.see()).map(({ body }) => body).sort()).toEqual(['고친 답', '원장의 답']);
    await writer.reply(teacher, ' ');
    expect((await writer.see()).map(({ body }) => body)).toEqual(['원장의 답']);
    await writer.reply(director, '');
    expect(await waiting(teacher)).toContain(writer.attemptNo);
  });

  it('are closed to those who teach elsewhere, and refuse what is too long', async () => {
    const writer = await makeWriter('다글');
    const stranger = await makeStaff(app, academyNo, 'TEACHER');
    expect(await waiting(stranger)).toEqual([]);
    expect((await writer.read(stranger)).status).toBe(404);
    expect((await writer.reply(stranger, '안녕')).status).toBe(404);
    const other = await makeWriter('라글');
    expect((await get(`pupils/${other.accountNo}/texts/${writer.attemptNo}`, teacher.token)).status).toBe(404);
    expect((await writer.reply(teacher, '가'.repeat(1001))).status).toBe(422);
    expect((await writer.reply(teacher, '', ['HEART', 'STAR', 'WAVE', 'EYES'])).status).toBe(422);
    const visitor = await makeStaff(app, academyNo, 'DIRECTOR');
    await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', visitor.staffNo).execute();
    expect((await writer.reply(visitor, '안녕')).status).toBe(422);
    expect(await writer.see()).toEqual([]);
  });
});

describe('a text that is returned', () => {
  const BETTER = `${GOOD_REPORT} 그래서 나는 이 장면이 더 좋아졌다.`;
  const remark = { key: 'report', quote: GOOD_REPORT.slice(0, 20), body: '이 장면을 더 들려주세요.' };

  it('is written on from there, kept while it is written, handed in, and accepted; points stay', async () => {
    const writer = await makeWriter('마글');
    const points = () =>
      app.db.selectFrom('purse').select('book_point').where('account_no', '=', writer.accountNo).executeTakeFirst();
    const before = await points();
    expect((await writer.write(2, BETTER, true)).status).toBe(422);
    expect((await writer.reply(teacher, '', [], { decision: 'RETURN' })).status).toBe(422);
    expect((await writer.reply(teacher, '', [], { decision: 'RETURN', remarks: [remark] })).status).toBe(200);
    expect(await writer.unseen()).toMatchObject([{ returned: true }]);
    expect(await writer.see()).toMatchObject([{ remarks: [remark], version: 1 }]);
    // Until another version is handed in the wish stays on the main page.
    expect(await writer.unseen()).toMatchObject([{ returned: true }]);

    expect((await writer.write(2, '고치는 중', false)).status).toBe(200);
    expect(await writer.texts()).toMatchObject([
      { state: 'RETURNED', mayRewrite: true, versions: [{ version: 1 }], draft: [{ text: '고치는 중' }] },
    ]);
    expect((await writer.write(2, ' ', true)).status).toBe(422);
    expect((await writer.write(2, BETTER, true)).status).toBe(200);
    // Asked again, because the answer was lost.
    expect((await writer.write(2, BETTER, true)).status).toBe(200);
    expect((await writer.write(2, '다른 기기', true)).status).not.toBe(200);
    expect(await writer.unseen()).toEqual([]);
    expect(await waiting(teacher)).toContain(writer.attemptNo);
    const text = (await writer.read(teacher)).data;
    expect(text.state).toBe('REWRITTEN');
    expect(text.versions.map(({ version, writings }) => [version, writings[0]?.text])).toEqual([
      [2, BETTER],
      [1, GOOD_REPORT],
    ]);

    // Nobody decides about a version that was not read.
    expect((await writer.reply(director, '좋아요', [], { decision: 'ACCEPT' })).status).toBe(409);
    expect((await writer.reply(director, '좋아요', [], { decision: 'ACCEPT', version: 2 })).status).toBe(200);
    expect(await waiting(teacher)).not.toContain(writer.attemptNo);
    expect(await writer.texts()).toMatchObject([{ state: 'ACCEPTED', mayRewrite: false }]);
    expect((await writer.write(3, '또', true)).status).toBe(422);
    expect(await points()).toEqual(before);
    const { data: note } = await app.get(`/api/reading-notes/books/${FIRST_BOOK}/report/me`, writer.token);
    expect(JSON.stringify(note)).toContain('더 좋아졌다');
  });

  it('may be finished when another of the staff accepted the version before meanwhile', async () => {
    const writer = await makeWriter('바글');
    await writer.reply(teacher, '한 번 더 써 볼까요?', [], { decision: 'RETURN' });
    await writer.write(2, '고치는 중', false);
    await writer.reply(director, '이대로 좋아요', [], { decision: 'ACCEPT' });
    expect(await writer.texts()).toMatchObject([{ state: 'ACCEPTED', mayRewrite: true }]);
    expect((await writer.write(2, BETTER, true)).status).toBe(200);
    expect((await writer.read(teacher)).data).toMatchObject({ state: 'REWRITTEN' });
    expect((await writer.see()).map(({ body }) => body)).toEqual(['한 번 더 써 볼까요?', '이대로 좋아요']);
  });

  it('is nobody else’s to write', async () => {
    const writer = await makeWriter('사글');
    const other = await makeWriter('아글');
    await writer.reply(teacher, '한 번 더', [], { decision: 'RETURN' });
    const path = `/api/mission/attempts/${writer.attemptNo}/version`;
    const body = { version: 2, texts: [{ key: 'report', text: '남의 글' }], handIn: true };
    expect((await app.put(path, body, other.token)).status).toBe(404);
    expect((await app.put(path, { ...body, texts: [{ key: 'nothing', text: '글' }] }, writer.token)).status).toBe(422);
  });
});

describe('phrases of one’s own', () => {
  it('are there before somebody chooses, and are kept for that person alone', async () => {
    const [one, other] = [await makeStaff(app, academyNo, 'TEACHER'), await makeStaff(app, academyNo, 'TEACHER')];
    const read = async (token: string) =>
      (await staffSend<OwnPhrases>(app, 'GET', '/api/staff/phrases', { token })).data.phrases;
    const first = await read(one.token);
    expect(first).toHaveLength(3);
    const save = (phrases: string[]) =>
      staffSend<OwnPhrases>(app, 'PUT', '/api/staff/phrases', { token: one.token, body: { phrases } });
    expect((await save(['눈이 밝아요.', ' 눈이 밝아요. '])).data.phrases).toEqual(['눈이 밝아요.']);
    expect(await read(one.token)).toEqual(['눈이 밝아요.']);
    expect(await read(other.token)).toEqual(first);
    expect((await save(['하나', '둘', '셋', '넷'])).status).toBe(422);
    expect((await save([])).data.phrases).toEqual([]);
    expect(await read(one.token)).toEqual([]);
  });
});
