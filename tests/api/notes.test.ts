import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoteList, NoteMap, NoteOverview, ReportState, StoredNote } from '#contract/readingNote.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const BOOK = `/api/reading-notes/books/${FIRST_BOOK}`;
const note = (thought: string, rest: object = {}) => ({
  kind: 'NOTE',
  quote: '',
  pageNo: null,
  thought,
  stickers: [],
  ...rest,
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(3) } });
});
afterAll(() => app.close());

/** A student of one test with the calls of the note pages. */
async function keeper() {
  const { token, accountNo } = await freshStudent(app);
  const put = (noteId: string, content: object, rest: object = {}) =>
    app.put<StoredNote>(`${BOOK}/notes/${noteId}/me`, { baseVersion: 0, content, ...rest }, token);
  return {
    token,
    accountNo,
    put,
    get: (noteId: string) => app.get<StoredNote>(`${BOOK}/notes/${noteId}/me`, token),
    list: async (kind = 'NOTE', page = 1) =>
      (await app.get<NoteList>(`${BOOK}/notes/me?kind=${kind}&page=${page}`, token)).data,
    overview: async () => (await app.get<NoteOverview>(`${BOOK}/me`, token)).data,
  };
}

describe('writing a note', () => {
  it('stores it, counts its versions, and changes nothing when the same comes again', async () => {
    const student = await keeper();
    const first = await student.put('n1', note('고래가 좋다'));
    expect(first.data).toMatchObject({ noteId: 'n1', version: 1, deleted: false, content: note('고래가 좋다') });
    app.clock.advance(1_000);
    expect((await student.put('n1', note('고래가 좋다'))).data).toEqual(first.data);
    const second = await student.put('n1', note('고래가 참 좋다'), { baseVersion: 1 });
    expect(second.data).toMatchObject({ version: 2, createdAt: first.data.createdAt });
    expect(second.data.updatedAt > first.data.updatedAt).toBe(true);
    expect((await student.put('n1', note('고래가 참 좋다'), { baseVersion: 1 })).data).toEqual(second.data);
    expect((await student.get('n1')).data).toEqual(second.data);
  });

  it('composes what came taken apart, and takes picture signs', async () => {
    const student = await keeper();
    const thought = '고래와 함께 \u{1F433} 바다로\n  \u{1F468}\u200d\u{1F469}\u200d\u{1F467} ';
    const stored = await student.put('n1', note(thought.normalize('NFD')));
    expect(stored.data.content).toMatchObject({ thought });
    expect((await student.put('n1', note(thought))).data.version).toBe(1);
  });

  it('refuses the edit of a device that was second, and keeps both until one is chosen', async () => {
    const student = await keeper();
    await student.put('n1', note('처음'));
    await student.put('n1', note('첫째 기기'), { baseVersion: 1 });
    const late = await student.put('n1', note('둘째 기기'), { baseVersion: 1 });
    expect([late.status, late.code]).toEqual([409, 'NOTE_CONFLICT']);
    expect((await student.put('n1', note('새 노트인 줄'))).code).toBe('NOTE_CONFLICT');
    const theirs = (await student.get('n1')).data;
    expect(theirs).toMatchObject({ version: 2, content: { thought: '첫째 기기' } });
    const chosen = await student.put('n1', note('둘째 기기'), { baseVersion: theirs.version, keepBefore: true });
    expect(chosen.data).toMatchObject({ version: 3, content: { thought: '둘째 기기' } });
  });

  it('lets exactly one of two devices win at the same instant', async () => {
    const student = await keeper();
    await student.put('n1', note('처음'));
    const answers = await Promise.all(
      ['하나', '둘', '셋'].map((thought) => student.put('n1', note(thought), { baseVersion: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const created = await Promise.all(['하나', '둘'].map((thought) => student.put('n2', note(thought))));
    expect(created.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses what is too long, empty, unknown or misplaced, and says why', async () => {
    const student = await keeper();
    const refused = async (content: object, rest?: object, id = 'n1') => {
      const { status, fields } = await student.put(id, content, rest);
      return [status, ...Object.values(fields ?? {})];
    };
    expect(await refused(note('가'.repeat(10_000)))).toEqual([422, '2,000자까지 쓸 수 있어요']);
    expect(await refused(note('가'.repeat(2_001)))).toEqual([422, '2,000자까지 쓸 수 있어요']);
    expect((await refused(note('가'.repeat(2_000).normalize('NFD'))))[0]).toBe(200);
    expect(await refused(note(' \n '), {}, 'n2')).toEqual([422, '한 가지는 적어 주세요.']);
    const unasked = { kind: 'QUESTION', question: '', answer: '', about: null };
    expect(await refused(unasked, {}, 'n2')).toEqual([422, '한 가지는 적어 주세요.']);
    expect((await refused({ ...unasked, answer: '기다려 주었으니까' }, {}, 'q1'))[0]).toBe(200);
    expect(await refused(note('좋다', { pageNo: 0 }), {}, 'n2')).toEqual([422, '1부터 쓸 수 있어요']);
    expect((await refused(note('좋다', { stickers: ['skull'] }), {}, 'n2'))[0]).toBe(422);
    expect((await refused(note('좋다', { color: 'red' }), {}, 'n2'))[0]).toBe(422);
    expect((await refused(note('좋다'), {}, 'report'))[0]).toBe(422);
    expect((await refused({ kind: 'REPORT', text: '글' }, {}, 'n2'))[0]).toBe(422);
    expect((await refused({ kind: 'REPORT', text: '' }, { deleted: true }, 'report'))[0]).toBe(422);
    expect((await refused(note('좋다'), { baseVersion: -1 }, 'n2'))[0]).toBe(422);
    expect(
      (await student.put('n1', { kind: 'QUESTION', question: '왜?', answer: '', about: null }, { baseVersion: 1 }))
        .status,
    ).toBe(404);
    expect((await student.list()).totalCount).toBe(1);
  });

  it('takes no page that the book has not, and lets a note of old stand where it stands', async () => {
    const student = await keeper();
    const beyond = await student.put('n1', note('먼 쪽', { pageNo: 11 }));
    expect([beyond.status, beyond.fields]).toEqual([422, { pageNo: expect.stringContaining('10쪽까지') }]);
    expect((await student.put('n1', note('끝 쪽', { pageNo: 10 }))).status).toBe(200);
    const old = JSON.stringify(note('끝 쪽', { pageNo: 9999 }));
    await app.db.updateTable('reading_note').set({ content: old }).where('note_id', '=', 'n1').execute();
    expect((await student.list()).items).toMatchObject([{ content: { pageNo: 9999 } }]);
    const kept = await student.put('n1', note('다시 쓴 글', { pageNo: 9999 }), { baseVersion: 1 });
    expect(kept.data).toMatchObject({ version: 2, content: { thought: '다시 쓴 글', pageNo: 9999 } });
    expect((await student.put('n1', note('다시', { pageNo: 9998 }), { baseVersion: 2 })).status).toBe(422);
    expect((await student.put('n1', note('다시', { pageNo: 9998 }), { baseVersion: 2, deleted: true })).status).toBe(
      200,
    );
  });

  it('knows no book that is not there', async () => {
    const { token } = await keeper();
    for (const rest of ['me', 'notes/me?kind=NOTE', 'report/me', 'report/versions/me', 'map/me']) {
      expect((await app.get(`/api/reading-notes/books/999999/${rest}`, token)).status).toBe(404);
    }
    const body = { baseVersion: 0, content: note('좋다') };
    expect((await app.put('/api/reading-notes/books/999999/notes/n1/me', body, token)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('takes a note out of the list, and brings it back', async () => {
    const student = await keeper();
    await student.put('n1', note('남을 말'));
    const gone = await student.put('n1', note('남을 말'), { baseVersion: 1, deleted: true });
    expect(gone.data).toMatchObject({ version: 2, deleted: true });
    expect((await student.list()).items).toEqual([]);
    expect((await student.put('n1', note('남을 말'), { baseVersion: 1, deleted: true })).data.version).toBe(2);
    const back = await student.put('n1', note('남을 말'), { baseVersion: 2 });
    expect(back.data).toMatchObject({ version: 3, deleted: false });
    expect((await student.list()).items).toHaveLength(1);
  });

  it('forgets what was deleted after thirty days; a device that still writes on it begins anew', async () => {
    const student = await keeper();
    await student.put('n1', note('지운 비밀'));
    await student.put('n1', note('지운 비밀'), { baseVersion: 1, deleted: true });
    // The sweep ends old logins too.
    const loginPast = async (age: number) => {
      await sweepOldRows(app.db, app.clock.now() + age);
      return signInAs(app, student.accountNo);
    };
    const address = `${BOOK}/notes/n1/me`;
    expect((await app.get(address, await loginPast(NOTE_TUNING.deletedKeptMs))).status).toBe(200);
    const token = await loginPast(NOTE_TUNING.deletedKeptMs + 1);
    expect((await app.get(address, token)).status).toBe(404);
    const again = (baseVersion: number) => app.put<StoredNote>(address, { baseVersion, content: note('다시') }, token);
    expect((await again(2)).status).toBe(404);
    expect((await again(0)).data.version).toBe(1);
  });
});

describe('lists', () => {
  it('come the newest first, thirty a page, each kind for itself', async () => {
    const student = await keeper();
    for (let at = 0; at < 32; at += 1) {
      app.clock.advance(1_000);
      await student.put(`n${at}`, note(`${at}번째`));
    }
    await student.put('q1', { kind: 'QUESTION', question: '왜 울었을까?', answer: '', about: null });
    const first = await student.list();
    expect([first.items.length, first.pageSize, first.totalCount]).toEqual([30, 30, 32]);
    expect(first.items[0]).toMatchObject({ noteId: 'n31' });
    expect((await student.list('NOTE', 2)).items.map(({ noteId }) => noteId)).toEqual(['n1', 'n0']);
    expect((await student.list('QUESTION')).items).toHaveLength(1);
    expect(await student.overview()).toMatchObject({
      noteCount: 32,
      questionCount: 1,
      reportLength: 0,
      resultCount: 0,
    });
  });

  it('end at the limit that is told, until one is deleted', async () => {
    const student = await keeper();
    const limit = NOTE_TUNING.perBook.QUESTION;
    const question = (text: string) => ({ kind: 'QUESTION', question: text, answer: '', about: null });
    await app.db
      .insertInto('reading_note')
      .values(
        Array.from({ length: limit }, (_, at) => ({
          account_no: student.accountNo,
          book_no: FIRST_BOOK,
          note_id: `q${at}`,
          kind: 'QUESTION' as const,
          content: JSON.stringify(question(`${at}`)),
          version: 1,
          deleted: 0,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    const refused = await student.put('more', question('하나 더'));
    expect([refused.status, refused.code]).toEqual([422, 'NOTE_LIMIT']);
    expect(refused.message).toContain(`${limit}개까지`);
    expect((await student.put('q0', question('고쳐 쓰기'), { baseVersion: 1 })).status).toBe(200);
    await student.put('q1', question('1'), { baseVersion: 1, deleted: true });
    expect((await student.put('more', question('하나 더'))).status).toBe(200);
    expect((await student.put('q1', question('1'), { baseVersion: 2 })).code).toBe('NOTE_LIMIT');
  });
});

describe('somebody else', () => {
  it('finds nothing, in the same words as where nothing is', async () => {
    const [owner, other] = [await keeper(), await keeper()];
    await owner.put('secret', note('나만 볼 말'));
    await owner.put('report', { kind: 'REPORT', text: '나만 볼 글' });
    const bare = ({ status, code, message, fields }: Awaited<ReturnType<typeof other.get>>) => ({
      status,
      code,
      message,
      fields,
    });
    expect(bare(await other.get('secret'))).toEqual(bare(await other.get('nothing')));
    const edit = { baseVersion: 1 };
    expect(bare(await other.put('secret', note('덮어쓰기'), edit))).toEqual(
      bare(await other.put('nothing', note('덮어쓰기'), edit)),
    );
    // The same id is another note under another account.
    expect((await other.put('secret', note('내 노트'))).data.version).toBe(1);
    expect((await owner.get('secret')).data.content).toMatchObject({ thought: '나만 볼 말' });
    expect((await app.get<ReportState>(`${BOOK}/report/me`, other.token)).data.note).toBeNull();
    expect((await other.list()).items).toHaveLength(1);
  });
});

describe('the map', () => {
  const map = { kind: 'MAP', places: [{ id: 'c1', x: 10, y: -20 }], cards: [{ id: 'c1', text: '나' }], links: [] };

  it('holds the pairs that were right when the mission was handed in, and what was added', async () => {
    const student = await keeper();
    const read = async () => (await app.get<NoteMap>(`${BOOK}/map/me`, student.token)).data;
    expect(await read()).toEqual({ note: null, relation: null, pairs: [], offered: true });
    const player = missionPlayer(app, student.token);
    const result = await player.play('MATCHING', { wrong: 2 });
    const solved = await read();
    expect(solved.pairs).toHaveLength(result.correctCount);
    expect(solved.pairs[0]).toEqual({ id: expect.any(String), left: expect.any(String), right: expect.any(String) });
    expect((await student.put('map', map)).status).toBe(200);
    expect((await read()).note?.content).toEqual(map);
    await app.remove(`/api/mission/histories/${result.attemptNo}`, student.token);
    expect(await read()).toMatchObject({ pairs: [], note: { version: 1 } });
  });

  it('refuses twins, far places and too many cards', async () => {
    const student = await keeper();
    const cards = Array.from({ length: NOTE_TUNING.map.cards + 1 }, (_, at) => ({ id: `c${at}`, text: '카드' }));
    for (const wrong of [{ cards }, { cards: [cards[0], cards[0]] }, { places: [{ id: 'c1', x: 1e9, y: 0 }] }]) {
      expect((await student.put('map', { ...map, ...wrong })).status).toBe(422);
    }
  });
});

describe('a book without a text and without missions', () => {
  it('can be written about all the same', async () => {
    const { token } = await freshStudent(app);
    const bare = FIRST_BOOK + 2;
    for (const table of ['book_mission', 'book_page'] as const) {
      await app.db.deleteFrom(table).where('book_no', '=', bare).execute();
    }
    const read = async <T>(rest: string) => (await app.get<T>(`/api/reading-notes/books/${bare}/${rest}`, token)).data;
    expect(await read('me')).toMatchObject({ bookNo: bare, missions: [], readable: false, solvedPairCount: 0 });
    expect(await read('map/me')).toEqual({ note: null, relation: null, pairs: [], offered: false });
    const desk = await read<ReportState>('report/me');
    expect(desk).toMatchObject({ note: null, missionState: 'NONE', minLength: expect.any(Number) });
    expect(desk.prompts).toHaveLength(3);
    expect(desk.title).toMatch(/^『.+』[을를] 읽고$/);
    expect(desk.gates.map(({ code }) => code)).toEqual(['TOO_SHORT', 'FEW_SENTENCES']);
    const content = { kind: 'REPORT', text: '집에 있는 책을 읽고 쓴 글' };
    const path = `/api/reading-notes/books/${bare}/notes/report/me`;
    expect((await app.put(path, { baseVersion: 0, content }, token)).status).toBe(200);
    const histories = await app.get<{ items: object[] }>(`/api/mission/books/${bare}/histories/me`, token);
    expect(histories.data.items).toEqual([]);
  });
});
