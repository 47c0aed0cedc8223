import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionBoard } from '#contract/mission.ts';
import type { ReadingRecord } from '#contract/myPage.ts';
import type {
  MissionHistories,
  ReportState,
  ReportVersion,
  ReportVersions,
  StoredNote,
} from '#contract/readingNote.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { notes } from '#server/db/migrations/005_notes.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { GOOD_REPORT, missionPlayer } from '../support/missionPlayer.ts';

const BOOK = `/api/reading-notes/books/${FIRST_BOOK}`;
const GAP = NOTE_TUNING.versions.gapMs;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());

async function writer() {
  const { token } = await freshStudent(app);
  let version = 0;
  const read = async <T>(rest: string) => (await app.get<T>(`${BOOK}/${rest}`, token)).data;
  return {
    token,
    player: missionPlayer(app, token),
    async write(text: string, rest: object = {}) {
      const body = { baseVersion: version, content: { kind: 'REPORT', text }, ...rest };
      const answer = await app.put<StoredNote>(`${BOOK}/notes/report/me`, body, token);
      if (answer.status === 200) version = answer.data.version;
      return answer;
    },
    desk: () => read<ReportState>('report/me'),
    versions: async () => (await read<ReportVersions>('report/versions/me')).items,
    version: (no: number) => app.get<ReportVersion>(`${BOOK}/report/versions/${no}/me`, token),
  };
}

describe('the report', () => {
  it('is one text for the note page and the mission, whichever wrote it', async () => {
    const student = await writer();
    expect(await student.desk()).toMatchObject({ note: null, minLength: 300, missionState: 'NEW' });
    await student.write('노트에서 시작한 글.');
    const attempt = (await student.player.start('REPORT')).data;
    expect(attempt.answers).toEqual([{ key: 'report', value: '노트에서 시작한 글.', seq: 0 }]);
    expect(await student.desk()).toMatchObject({ missionState: 'OPEN' });
    await student.player.save(attempt.attemptNo, 'report', '미션에서 이어 쓴 글.', 1);
    expect((await student.desk()).note).toMatchObject({ version: 2, content: { text: '미션에서 이어 쓴 글.' } });
    // Late and repeated answers change nothing.
    await student.player.save(attempt.attemptNo, 'report', '늦게 온 글', 1);
    expect((await student.desk()).note?.version).toBe(2);
    const board = (await app.get<MissionBoard>(`/api/mission/books/${FIRST_BOOK}/me`, student.token)).data;
    expect(board.missions.at(-1)).toMatchObject({ readingMissionType: 'REPORT', state: 'OPEN', answeredCount: 1 });
  });

  it('tells what it lacks without naming words that may be answers', async () => {
    const student = await writer();
    await student.write('짧은 글.');
    const { gates } = await student.desk();
    expect(gates.map(({ code }) => code)).toEqual(['TOO_SHORT', 'FEW_SENTENCES', 'FEW_TERMS']);
    expect(gates.at(-1)?.message).toBe('책에 나온 인물, 장소, 물건 이름을 2개 이상 넣어 보세요.');
    await student.write(GOOD_REPORT);
    expect((await student.desk()).gates).toEqual([]);
  });

  it('is handed in as the note page left it, and the history tells which text that was', async () => {
    const student = await writer();
    await student.write(GOOD_REPORT);
    const attempt = (await student.player.start('REPORT')).data;
    const result = await student.player.submit(attempt.attemptNo);
    expect(result.data).toMatchObject({ points: 30, items: [{ given: GOOD_REPORT }] });
    expect(await student.versions()).toMatchObject([{ version: 1, handedIn: true }]);
    expect((await student.desk()).missionState).toBe('DONE');
    // Writing on changes the note, never what was handed in.
    await student.write('다시 쓰는 글');
    const again = await app.get<{ results: { items: { given: string }[] }[] }>(
      `/api/mission/books/${FIRST_BOOK}/results/me`,
      student.token,
    );
    expect(again.data.results[0]?.items[0]?.given).toBe(GOOD_REPORT);
    expect((await student.version(1)).data).toMatchObject({ text: GOOD_REPORT, handedIn: true });
  });

  it('is not handed in while it is too short', async () => {
    const student = await writer();
    await student.write('짧은 글.');
    const attempt = (await student.player.start('REPORT')).data;
    expect((await student.player.submit(attempt.attemptNo)).code).toBe('MISSION_GATE');
    expect(await student.versions()).toEqual([]);
  });
});

describe('the history of a report', () => {
  it('keeps a text after some time and a real change, before much is struck out, and when another is chosen over it', async () => {
    const student = await writer();
    const kept = async () => (await student.versions()).map(({ version }) => version);
    const long = '고래는 먼바다로 길을 떠났다. '.repeat(10);
    await student.write(long);
    await student.write(`${long}그리고`);
    expect(await kept()).toEqual([]);
    app.clock.advance(GAP);
    await student.write(`${long}그리고 돌아왔다.`);
    expect(await kept()).toEqual([2]);
    await student.write('');
    expect(await kept()).toEqual([3, 2]);
    expect((await student.version(3)).data.text).toBe(`${long}그리고 돌아왔다.`);
    await student.write('둘');
    await student.write('셋', { keepBefore: true });
    expect(await kept()).toEqual([5, 3, 2]);
    expect((await student.versions())[1]).toMatchObject({ opening: expect.stringMatching(/^고래는/), handedIn: false });
  });

  it('keeps ten from the beginning to now, and for ever what was handed in', async () => {
    const student = await writer();
    await student.write(GOOD_REPORT);
    await student.player.submit((await student.player.start('REPORT')).data.attemptNo);
    for (let at = 0; at < 24; at += 1) await student.write(`${GOOD_REPORT} ${at}`, { keepBefore: true });
    const items = await student.versions();
    expect(items).toHaveLength(NOTE_TUNING.versions.kept + 1);
    expect(items.at(-1)).toMatchObject({ version: 1, handedIn: true });
    expect(items.at(-2)?.version).toBe(2);
    expect(items[0]?.version).toBe(24);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await writer(), await writer()];
    await owner.write('하나');
    await owner.write('둘', { keepBefore: true });
    expect((await owner.version(1)).status).toBe(200);
    expect((await other.version(1)).status).toBe(404);
    expect(await other.versions()).toEqual([]);
  });
});

describe('the history of missions', () => {
  it('lists every round handed in, and is shorter after one was deleted', async () => {
    const student = await writer();
    const read = async () => {
      const { items } = (
        await app.get<MissionHistories>(`/api/mission/books/${FIRST_BOOK}/histories/me`, student.token)
      ).data;
      return items.map(({ readingMissionType, round, retryAvailable }) => [readingMissionType, round, retryAvailable]);
    };
    expect(await read()).toEqual([]);
    const first = await student.player.play('OX', { wrong: 1 });
    app.clock.advance(1_000);
    await student.player.play('QUIZ');
    expect(await read()).toEqual([
      ['QUIZ', 1, false],
      ['OX', 1, true],
    ]);
    app.clock.advance(1_000);
    await student.player.play('OX');
    expect(await read()).toEqual([
      ['OX', 2, false],
      ['QUIZ', 1, false],
      ['OX', 1, false],
    ]);
    const other = await writer();
    expect((await app.remove(`/api/mission/histories/${first.attemptNo}`, other.token)).status).toBe(404);
    await app.remove(`/api/mission/histories/${first.attemptNo}`, student.token);
    expect(await read()).toEqual([['QUIZ', 1, false]]);
  });
});

describe('the record to take along', () => {
  it('holds the notes of every book, also of one that was only written about', async () => {
    const student = await writer();
    await student.write('내 글');
    const content = { kind: 'NOTE', quote: '밤하늘', pageNo: 3, thought: '예쁘다', stickers: ['glowing-star'] };
    await app.put(`${BOOK}/notes/n1/me`, { baseVersion: 0, content }, student.token);
    const { books } = (await app.get<ReadingRecord>('/api/account/record/me', student.token)).data;
    expect(books.map(({ bookNo, notes }) => [bookNo, notes.map(({ kind, text }) => [kind, text])])).toEqual([
      [
        FIRST_BOOK,
        [
          ['독서 노트', '“밤하늘” (3쪽)\n예쁘다\n멋져요'],
          ['독후감', '내 글'],
        ].sort(([one], [two]) => ((one ?? '') < (two ?? '') ? -1 : 1)),
      ],
    ]);
  });
});

describe('reports that were begun before there were notes', () => {
  it('become the one text of the note', async () => {
    const student = await writer();
    const attempt = (await student.player.start('REPORT')).data;
    await student.player.save(attempt.attemptNo, 'report', '예전에 쓰던 "글"\n둘째 줄', 1);
    for (const table of ['reading_note', 'reading_note_version']) await app.db.schema.dropTable(table).execute();
    await notes(app.database.engine).up(app.db);
    expect((await student.desk()).note).toMatchObject({
      version: 1,
      content: { kind: 'REPORT', text: '예전에 쓰던 "글"\n둘째 줄' },
    });
  });
});
