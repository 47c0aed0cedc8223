import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookDetail } from '#contract/book.ts';
import type { MissionBoard } from '#contract/mission.ts';
import { toCsv } from '#domain/interchange/toCsv.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { loadContent } from '#server/content/loadContent.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import { catalogueTable } from '#server/operator/books/exportBooks.ts';
import { bookCatalogue } from '#server/repositories/bookCatalogue.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { operate as operateOn } from '../support/operate.ts';
import { makePack, writePack } from '../support/samplePacks.ts';

let folder: string;
let app: TestApp;

const operate = (...args: string[]) => operateOn(app, ...args);
const importLog = () =>
  app.db.selectFrom('audit_log').selectAll().where('event', 'like', 'BOOK_%').orderBy('log_no').execute();
const active = async () => {
  const rows = await app.db.selectFrom('book').select('book_no').where('active', '=', 1).orderBy('book_no').execute();
  return rows.map(({ book_no }) => book_no);
};
const restart = () => loadContent(app.db, app.env.contentDir, app.clock.now(), app.env.importedDir);
const imported = () => (existsSync(app.env.importedDir) ? readdirSync(app.env.importedDir).sort() : []);
const at = (name: string) => join(folder, name);

/** A catalogue file of made-up books; cells by column replace what they have. */
function catalogue(name: string, ...rows: ({ bookNo: number } & Record<string, string | number>)[]): string {
  const facts = rows.map(({ bookNo }) => makePack({ bookNo, bookName: `고래 책 ${bookNo}` }).book);
  const [headings = [], ...lines] = catalogueTable(facts);
  const cells = lines.map((line, index) => line.map((cell, col) => String(rows[index]?.[headings[col] ?? ''] ?? cell)));
  writeFileSync(at(name), toCsv([headings, ...cells]));
  return at(name);
}

/** A published contest that reads a book. @returns a function that ends it */
async function countBook(app: TestApp, bookNo: number, title: string): Promise<() => Promise<unknown>> {
  const [dayKey, now] = [seoulDay(app.clock.now()), app.clock.now()];
  const books = [{ roundNo: 1, bookNo, maxPoint: 100 }];
  const content = {
    planId: 'sample',
    rounds: [{ roundNo: 1, displayStartDay: dayKey, displayEndDay: dayKey }],
    levels: [{ code: 'B1', name: '한 단계', levels: ['0A'], books, reserves: [] }],
  };
  const pictures = { pcImagePath: null, mobileImagePath: null };
  const days = { startDay: dayKey, endDay: dayKey };
  const given = { title, sites: ['edu' as const], dailyCap: 12, content, ...days, ...pictures };
  const contestNo = await contests.insert(app.db, given, now);
  await operate('contest', 'publish', String(contestNo));
  return () => operate('contest', 'close', String(contestNo));
}

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-books-'));
  rmSync(app.env.importedDir, { recursive: true, force: true });
  await restart();
  return () => rmSync(folder, { recursive: true });
});

describe('a catalogue file', () => {
  it('of a library, whose first column counts the rows, replaces no book', async () => {
    const counted = (name: string, bookName: string) => {
      const path = catalogue(name, { bookNo: 20_001, 제목: bookName, 지은이: `${bookName} 작가` });
      writeFileSync(path, readFileSync(path, 'utf8').replace('"책 번호"', '"번호"'));
      return path;
    };
    for (const name of ['바다', '숲', '들']) {
      expect((await operate('books', 'import', counted(`${name}.csv`, `${name} 이야기`))).output).toContain(
        '새 책 1권',
      );
    }
    expect(imported()).toEqual(['100000', '100001', '100002']);
  });

  it('gives the number of one book to another only when asked to', async () => {
    await operate('books', 'import', catalogue('a.csv', { bookNo: 20_001, 제목: '바다 이야기', 지은이: '김하늘' }));
    const other = catalogue('b.csv', { bookNo: 20_001, 제목: '숲 이야기', 지은이: '이바람' });
    for (const more of [[], ['--check']]) {
      const { code, output } = await operate('books', 'import', other, ...more);
      expect(code).toBe(1);
      expect(output).toContain('20001번은 지금 ‘바다 이야기’(김하늘)예요.');
    }
    const corrected = catalogue('c.csv', { bookNo: 20_001, 제목: '바다 이야기 (고침)', 지은이: '김 하늘' });
    expect((await operate('books', 'import', corrected)).output).toContain('고친 책 1권');
    const pack = writePack(folder, makePack({ bookNo: 20_001, bookName: '들 이야기', authorName: '박구름' }));
    expect(await operate('books', 'import', pack)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace'),
    });
    expect((await operate('books', 'import', pack, '--replace', '20001')).output).toContain('고친 책 1권');
    expect((await operate('books', 'import', other, '--replace', '20001')).output).toContain('고친 책 1권');
  });

  it('with nothing but refused books ends with exit code 1', async () => {
    writeFileSync(at('wrong.csv'), '가,나\n1,2');
    writeFileSync(
      at('empty.csv'),
      readFileSync(catalogue('full.csv', { bookNo: 20_001 }), 'utf8').split('\r\n')[0] ?? '',
    );
    for (const name of ['wrong.csv', 'empty.csv']) {
      const { code, output } = await operate('books', 'import', at(name));
      expect([code, output]).toEqual([1, expect.stringContaining('바뀐 것은 없어요')]);
    }
    const some = catalogue('some.csv', { bookNo: 20_001 }, { bookNo: 20_002, 난이도: '어려움' });
    expect(await operate('books', 'import', some)).toMatchObject({
      code: 0,
      output: expect.stringContaining('고쳐 주세요 1권'),
    });
  });

  it('takes no title with control characters in it', async () => {
    const { code, output } = await operate(
      'books',
      'import',
      catalogue('c1.csv', { bookNo: 20_001, 제목: '맛있는 \u008cc양꿍' }),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('제어 문자')]);
  });

  it('brings books in that students find at once, with a cover, and that stay after a restart', async () => {
    const file = catalogue('new.csv', { bookNo: 20_001 }, { bookNo: 20_002 });
    const checked = await operate('books', 'import', file, '--dry-run');
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('새 책 2권') });
    expect(imported()).toEqual([]);

    const logged = (await importLog()).length;
    expect((await operate('books', 'import', file)).output).toContain(
      '새 책 2권, 고친 책 0권, 그대로 0권, 고쳐 주세요 0권',
    );
    const token = await app.signIn();
    const { data } = await app.get<BookDetail>('/api/books/20001', token);
    expect(data).toMatchObject({ bookName: '고래 책 20001', missionYn: 'N', textYn: 'N' });
    const found = await app.get<{ items: { bookNo: number }[] }>(
      `/api/books?query=${encodeURIComponent('고래 책 20002')}`,
      token,
    );
    expect(JSON.stringify(found.data)).toContain('20002');
    const cover = await app.app.inject({ url: data.bookImagePath });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await importLog()).slice(logged)).toMatchObject([
      {
        actor_kind: 'OPERATOR',
        actor: 'kim',
        event: 'BOOK_IMPORTED',
        details: expect.stringContaining('"bookNo":20001'),
      },
      { event: 'BOOK_IMPORTED' },
    ]);

    expect((await restart()).books).toMatchObject({ loaded: 0, retired: 0, refused: [] });
    expect(await active()).toEqual([FIRST_BOOK, FIRST_BOOK + 1, 20_001, 20_002]);
  });

  it('is the same the second time, and changes only what was changed', async () => {
    const file = catalogue('new.csv', { bookNo: 20_001 }, { bookNo: 20_002 });
    await operate('books', 'import', file);
    const logged = (await importLog()).length;
    expect((await operate('books', 'import', file)).output).toContain('그대로 2권');
    expect(await importLog()).toHaveLength(logged);
    const changed = catalogue('changed.csv', { bookNo: 20_001, 제목: '새 이름' }, { bookNo: 20_002 });
    expect((await operate('books', 'import', changed, '--replace', '20001')).output).toContain(
      '새 책 0권, 고친 책 1권, 그대로 1권',
    );
    expect((await importLog()).at(-1)).toMatchObject({ event: 'BOOK_REPLACED' });
    expect((await app.get<BookDetail>('/api/books/20001', await app.signIn())).data.bookName).toBe('새 이름');
  });

  it('keeps the missions and the text of a book whose facts it changes', async () => {
    await operate('books', 'import', writePack(folder, makePack({ bookNo: 20_005, bookName: '먼저' })));
    const changed = catalogue('facts.csv', { bookNo: 20_005, 제목: '나중' });
    expect((await operate('books', 'import', changed, '--replace', '20005')).output).toContain('고친 책 1권');
    const { data } = await app.get<BookDetail>('/api/books/20005', await app.signIn());
    expect(data).toMatchObject({ bookName: '나중', missionYn: 'Y', textYn: 'Y' });
  });

  it('never puts another book over a number without a word of consent', async () => {
    await operate('books', 'import', catalogue('first.csv', { bookNo: 20_011, 제목: '바다 이야기', 지은이: '김하늘' }));
    const logged = (await importLog()).length;
    const other = catalogue('other.csv', { bookNo: 20_011, 제목: '숲 이야기', 지은이: '박바람' });
    const { code, output } = await operate('books', 'import', other);
    expect([code, output]).toEqual([1, expect.stringContaining('20011번은 지금 ‘바다 이야기’(김하늘)예요')]);
    expect(await importLog()).toHaveLength(logged);
    const agreed = await operate('books', 'import', other, '--replace', '20011');
    expect(agreed).toMatchObject({ code: 0, output: expect.stringContaining('고친 책 1권') });
  });

  it('takes no running number for the number of a book', async () => {
    const rows = (title: string) => readFileSync(catalogue('own.csv', { bookNo: 10_001, 제목: title }), 'utf8');
    const running = (title: string) => rows(title).replace('"책 번호"', '"번호"');
    writeFileSync(at('one.csv'), running('바다 이야기'));
    writeFileSync(at('two.csv'), running('숲 이야기'));
    for (const name of ['one.csv', 'two.csv']) {
      expect((await operate('books', 'import', at(name))).output).toContain('새 책 1권');
    }
    expect(imported()).not.toContain('10001');
  });

  it.each([
    ['nothing', ''],
    ['other columns', '이름,학년\n김하늘,3\n'],
  ])('with %s in it ends with exit code 1', async (_what, text) => {
    writeFileSync(at('empty.csv'), text);
    expect(await operate('books', 'import', at('empty.csv'))).toMatchObject({ code: 1 });
  });

  it('writes nothing of a wrong row, says file, row, field and reason, and takes the others', async () => {
    const file = catalogue(
      'mixed.csv',
      { bookNo: 20_001, 분류: '만화', 난이도: '어려움' },
      { bookNo: 20_002 },
      { bookNo: 20_003, 낱말: '고래, 등대', 지은이: ' ' },
      { bookNo: 20_002, 제목: '또 나온 책' },
      { bookNo: FIRST_BOOK, 제목: '바꾼 이름' },
      { bookNo: 2500 },
    );
    const report = at('report.csv');
    const { code, output } = await operate('books', 'import', file, '--report', report);
    expect(code).toBe(0);
    expect(output).toContain('새 책 1권, 고친 책 0권, 그대로 0권, 고쳐 주세요 5권');
    const lines = readFileSync(report, 'utf8').split('\r\n').slice(1, -1);
    const refused = lines.filter((line) => line.includes('고쳐 주세요'));
    expect(lines).toContainEqual(`"${file}","3","20002","새 책","",""`);
    expect(refused).toEqual([
      expect.stringMatching(/"2","20001","고쳐 주세요","분류","‘만화’ 대신 문학, 과학/),
      expect.stringMatching(/"2","20001","고쳐 주세요","난이도","‘어려움’ 대신 숫자/),
      expect.stringMatching(/"4","20003","고쳐 주세요","지은이","비어 있어요/),
      expect.stringMatching(/"4","20003","고쳐 주세요","낱말","8개 이상/),
      expect.stringMatching(/"5","20002","고쳐 주세요","책 번호","같은 책이 두 번/),
      expect.stringMatching(/"6","9000","고쳐 주세요","책 번호","책바다가 함께 주는 책이라/),
      expect.stringMatching(/"7","2500","고쳐 주세요","책 번호","10000번부터/),
    ]);
    expect(imported()).toEqual(['20002']);
  });

  it('may leave the number out: the book gets one, and has it the next time', async () => {
    const row = (bookNo: number) => ({ bookNo, '책 번호': '' });
    const file = catalogue('plain.csv', row(20_001), { ...row(20_003), 난이도: '?' }, row(20_002));
    const { output } = await operate('books', 'import', file);
    expect(output).toContain('새 책 2권');
    expect(output).toContain(`${file}\t3\t\t고쳐 주세요\t난이도`);
    expect(imported()).toEqual(['100000', '100001']);
    expect((await operate('books', 'import', file)).output).toContain('그대로 2권');
  });

  it.each(['csv', 'xlsx'])('goes out as %s and comes back as it was', async (format) => {
    await operate('books', 'import', catalogue('new.csv', { bookNo: 20_001, 제목: '=HYPERLINK("x")' }));
    const out = at(`out.${format}`);
    expect((await operate('books', 'export', '--format', format, '--out', out)).output).toContain('3권');
    expect((await operate('books', 'import', out)).output).toContain(
      '새 책 0권, 고친 책 0권, 그대로 3권, 고쳐 주세요 0권',
    );
    expect(await operate('books', 'export', '--format', format, '--out', out)).toMatchObject({ code: 1 });
  });

  it('is read in the code page of Korean spreadsheets', async () => {
    // '제목,지은이\n고래,바다' in CP949.
    writeFileSync(at('old.csv'), Buffer.from('c1a6b8f12cc1f6c0bac0cc0ab0edb7a12cb9d9b4d9', 'hex'));
    const { output } = await operate('books', 'import', at('old.csv'));
    expect(output).toContain('없는 칸이 있어요: 출판사, 분류');
    expect(output).not.toContain('지은이,');
  });

  it.each([
    ['no such file', 'nothing.csv', null],
    ['a broken spreadsheet', 'broken.xlsx', 'PK but no more'],
    ['an unclosed quote', 'quote.csv', '제목\n"고래'],
    ['another kind of file', 'book.pdf', '%PDF'],
    ['a broken zip', 'broken.zip', 'PK but no more'],
    ['a zip of no books', 'empty.zip', zipSync({ 'a.txt': strToU8('고래') })],
    ['a zip that points outside', 'evil.zip', zipSync({ '../../book.json': strToU8('{}') })],
  ])('that is %s is refused in one sentence', async (_what, name, content) => {
    if (content !== null) writeFileSync(at(name), content);
    const { code, output } = await operate('books', 'import', at(name));
    expect(code).toBe(1);
    expect(output).toMatch(/읽을 수 없어요: .* 바뀐 것은 없어요\.$/);
  });
});

describe('book packs', () => {
  const broken = (bookNo: number) => {
    const pack = makePack({ bookNo });
    return { ...pack, ox: { items: pack.ox.items.slice(1) } };
  };

  it('come in by folder, each whole or not at all, and are played at once', async () => {
    writePack(folder, makePack({ bookNo: 20_010, bookName: '들어온 책' }));
    writePack(folder, broken(20_011));
    writePack(folder, makePack({ bookNo: FIRST_BOOK }));
    writeFileSync(join(folder, '20010', '.DS_Store'), 'x');
    const { output } = await operate('books', 'import', folder);
    expect(output).toContain('새 책 1권, 고친 책 0권, 그대로 0권, 고쳐 주세요 2권');
    expect(output).toMatch(/20011\/ox\.json\t\t.*\t고쳐 주세요\titems\t.*[가-힣]/);
    expect(output).toContain('책바다가 함께 주는 책이라 바꿀 수 없어요');
    expect(imported()).toEqual(['20010']);
    expect(readdirSync(join(app.env.importedDir, '20010'))).not.toContain('.DS_Store');
    const token = await app.signIn();
    const attempt = await app.post('/api/mission/attempts', { bookNo: 20_010, readingMissionType: 'OX' }, token);
    expect(attempt.status).toBe(200);
    expect((await restart()).books).toMatchObject({ loaded: 0, retired: 0, refused: [] });
  });

  it('go out as a zip or a folder, and come back as they were', async () => {
    await operate('books', 'import', writePack(folder, makePack({ bookNo: 20_010 })));
    for (const out of [at('out.zip'), at('out')]) {
      expect((await operate('books', 'export', '--format', 'packs', '--out', out)).output).toContain('3권');
      expect((await operate('books', 'import', out)).output).toContain('그대로 3권, 고쳐 주세요 0권');
    }
    await operate('books', 'export', '--format', 'packs', '--imported', '--out', at('mine.zip'));
    rmSync(app.env.importedDir, { recursive: true });
    expect((await restart()).books.retired).toBe(1);
    expect((await operate('books', 'import', at('mine.zip'), '--check')).output).toContain('새 책 1권');
    expect((await operate('books', 'import', at('mine.zip'))).output).toContain('새 책 1권');
    expect(await active()).toContain(20_010);
  });

  it('keep the version of before when the new one is broken, and replace it when it is sound', async () => {
    await operate('books', 'import', writePack(folder, makePack({ bookNo: 20_010, bookName: '하나' })));
    writePack(folder, broken(20_010));
    expect((await operate('books', 'import', at('20010'))).output).toContain('고쳐 주세요 1권');
    expect((await app.get<BookDetail>('/api/books/20010', await app.signIn())).data.bookName).toBe('하나');
    writePack(folder, makePack({ bookNo: 20_010, bookName: '둘' }));
    expect((await operate('books', 'import', at('20010'))).output).toContain('고친 책 1권');
    expect((await app.get<BookDetail>('/api/books/20010', await app.signIn())).data.bookName).toBe('둘');
    expect(imported()).toEqual(['20010']);
  });

  it('are back after a replacement that was cut off', async () => {
    await operate('books', 'import', writePack(folder, makePack({ bookNo: 20_010, bookName: '하나' })));
    renameSync(join(app.env.importedDir, '20010'), join(app.env.importedDir, '.old-20010'));
    expect((await restart()).books).toMatchObject({ loaded: 0, retired: 0 });
    expect(imported()).toEqual(['20010']);
  });

  it('come in again where the folder has what the catalogue lacks', async () => {
    const pack = writePack(folder, makePack({ bookNo: 20_020, bookName: '하나' }));
    const facts = catalogue('facts.csv', { bookNo: 20_020, 제목: '하나' });
    const forget = async () => {
      for (const table of ['book_mission', 'book_page', 'book'] as const)
        await app.db.deleteFrom(table).where('book_no', '=', 20_020).execute();
    };
    await operate('books', 'import', pack);
    for (const [file, lose, messages] of [
      [pack, forget, '새 책 1권'],
      [pack, () => bookCatalogue.setActive(app.db, 20_020, false), '고친 책 1권'],
      [facts, forget, '새 책 1권'],
    ] as const) {
      await lose();
      expect((await operate('books', 'import', file)).output).toContain(messages);
      expect(await active()).toContain(20_020);
      expect((await operate('books', 'import', file)).output).toContain('그대로 1권');
    }
  });

  it('take no mission away that somebody has begun or a contest needs', async () => {
    const pack = makePack({ bookNo: 20_021, bookName: '하나' });
    await operate('books', 'import', writePack(folder, pack));
    const entry = at('entry');
    mkdirSync(join(entry, '20021'), { recursive: true });
    writeFileSync(join(entry, '20021', 'book.json'), JSON.stringify(pack.book));
    cpSync(at('20021/cover.svg'), join(entry, '20021', 'cover.svg'));
    const refused = async (reason: RegExp) => {
      const { output } = await operate('books', 'import', entry);
      expect(output).toContain('고친 책 0권, 그대로 0권, 고쳐 주세요 1권');
      expect(output).toMatch(reason);
    };
    const token = await app.signIn();
    await app.post('/api/mission/attempts', { bookNo: 20_021, readingMissionType: 'OX' }, token);
    await refused(/학생이 하고 있는 미션이 없어져요 \(OX 퀴즈 1명\)/);
    const board = await app.get<MissionBoard>('/api/mission/books/20021/me', token);
    expect(board.data.missions).toHaveLength(6);
    await app.db.updateTable('mission_attempt').set({ status: 'SUBMITTED' }).where('book_no', '=', 20_021).execute();

    const endContest = await countBook(app, 20_021, '여름 대회');
    await refused(/대회가 이 책의 미션을 써요 \(\d+번 대회 여름 대회\)/);
    await endContest();
    expect((await operate('books', 'import', entry)).output).toContain('고친 책 1권');
  });

  it('are counted by book, however deep they lie in a zip', async () => {
    const files = Object.fromEntries(
      [20_011, 20_012].flatMap((bookNo) => {
        const pack = writePack(folder, broken(bookNo));
        return readdirSync(pack).map((name) => [`우리 책/${bookNo}/${name}`, readFileSync(join(pack, name))]);
      }),
    );
    writeFileSync(at('top.zip'), zipSync(files));
    const { output } = await operate('books', 'import', at('top.zip'));
    expect(output).toContain('새 책 0권, 고친 책 0권, 그대로 0권, 고쳐 주세요 2권');
    expect(output).toContain('우리 책/20011/ox.json');
  });

  it('give way to a book of the product with their number, and say so at the start', async () => {
    cpSync(
      writePack(folder, makePack({ bookNo: FIRST_BOOK, bookName: '끼어든 책' })),
      join(app.env.importedDir, String(FIRST_BOOK)),
      {
        recursive: true,
      },
    );
    const { books } = await restart();
    expect(books.refused).toMatchObject([{ folder: String(FIRST_BOOK), problems: [{ field: 'bookNo' }] }]);
    expect((await app.get<BookDetail>(`/api/books/${FIRST_BOOK}`, await app.signIn())).data.bookName).toContain(
      '시험용',
    );
  });
});
