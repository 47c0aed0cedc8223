import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeRefused, loadContent } from '#server/content/loadContent.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FaultPoints } from '../support/FaultPoints.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makePack, writePack } from '../support/samplePacks.ts';

describe('loading content', () => {
  let app: TestApp;
  let folder: string;
  let books: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    folder = mkdtempSync(join(tmpdir(), 'chaekbada-content-'));
    books = join(folder, 'books');
    cpSync(join(app.env.contentDir, 'site'), join(folder, 'site'), { recursive: true });
    for (const bookNo of [20_001, 20_002, 20_003]) writePack(books, makePack({ bookNo, bookName: `책 ${bookNo}` }));
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const load = () => loadContent(app.db, folder, app.clock.now());
  const active = async () =>
    (await app.db.selectFrom('book').select(['book_no', 'active']).orderBy('book_no').execute()).map(
      ({ book_no, active }) => [book_no, active],
    );

  it('reads everything once, and nothing that has not changed', async () => {
    expect((await load()).books).toMatchObject({ loaded: 3, unchanged: 0, refused: [] });
    const again = await load();
    expect(again.books).toMatchObject({ loaded: 0, unchanged: 3 });
    expect(again.notices).toEqual({ loaded: 0, refused: [] });
    expect((await app.db.selectFrom('book_mission').selectAll().execute()).length).toBe(18);
  });

  it('takes over a changed book and keeps what students did with it', async () => {
    await load();
    const { accountNo, token } = await freshStudent(app);
    await app.put('/api/books/20001/reading/me', { lastPageNo: 4, bookmarkPageNo: 2 }, token);
    const player = missionPlayer(app, token);
    const attempt = (await player.start('OX', 20_001)).data;
    await player.fill(attempt.attemptNo, 3);
    const places = async () =>
      app.db.selectFrom('reading_progress').selectAll().where('account_no', '=', accountNo).execute();
    const begun = async () => {
      const { attemptNo, answers, content } = (await player.start('OX', 20_001)).data;
      return { attemptNo, answers, content };
    };
    const before = [await places(), await begun()];
    const { attemptNo } = attempt;
    expect(before).toMatchObject([[{ furthest_page_no: 4 }], { attemptNo, answers: Array(7).fill({ seq: 1 }) }]);
    writePack(books, makePack({ bookNo: 20_001, bookName: '새 이름', raq: 900 }));
    expect((await load()).books).toMatchObject({ loaded: 1, unchanged: 2 });
    const book = await app.db.selectFrom('book').selectAll().where('book_no', '=', 20_001).executeTakeFirst();
    expect(book).toMatchObject({ book_name: '새 이름', raq: 900 });
    const pages = await app.db.selectFrom('book_page').select('page_no').where('book_no', '=', 20_001).execute();
    expect(pages).toHaveLength(10);
    expect([await places(), await begun()]).toEqual(before);
  });

  it('leaves a broken pack out, says file, field and reason, and loads the others', async () => {
    const broken = makePack({ bookNo: 20_002 });
    writePack(books, { ...broken, ox: { items: broken.ox.items.slice(1) } });
    writeFileSync(join(books, '20003', 'think.json'), '{');
    const content = await load();
    expect(content.books).toMatchObject({ loaded: 1 });
    expect(content.books.refused.map(({ folder }) => folder)).toEqual(['20002', '20003']);
    expect(describeRefused(content)).toEqual([
      expect.stringMatching(/^books\/20002\/ox\.json items .*[가-힣]/),
      expect.stringMatching(/^books\/20003\/think\.json {2}JSON/),
    ]);
    expect(await active()).toEqual([[20_001, 1]]);
  });

  it('names a folder that is no number of a book, and lets it block no other', async () => {
    for (const name of ['020001', 'drafts', 'notes'])
      cpSync(join(books, '20001'), join(books, name), { recursive: true });
    const content = await load();
    expect(content.books).toMatchObject({ loaded: 3 });
    expect(describeRefused(content)).toEqual(
      ['020001', 'drafts', 'notes'].map((name) =>
        expect.stringMatching(new RegExp(`^books/${name}/book.json bookNo .*폴더 이름`)),
      ),
    );
    expect((await load()).books).toMatchObject({ unchanged: 3, retired: 0 });
  });

  it('keeps the earlier version in use when a pack is broken by an edit', async () => {
    await load();
    writeFileSync(join(books, '20001', 'quiz.json'), '{}');
    expect((await load()).books.refused).toHaveLength(1);
    expect(await active()).toEqual([
      [20_001, 1],
      [20_002, 1],
      [20_003, 1],
    ]);
  });

  it('takes a book whose pack is gone out of the lists, and back in when it returns', async () => {
    await load();
    rmSync(join(books, '20002'), { recursive: true });
    expect((await load()).books.retired).toBe(1);
    expect(await active()).toEqual([
      [20_001, 1],
      [20_002, 0],
      [20_003, 1],
    ]);
    writePack(books, makePack({ bookNo: 20_002, bookName: '책 20002' }));
    await load();
    expect(await active()).toEqual([
      [20_001, 1],
      [20_002, 1],
      [20_003, 1],
    ]);
  });

  it('changes the picks of the months at once or not at all, and only where they differ', async () => {
    const file = join('recommendation', 'months.json');
    const { months } = JSON.parse(readFileSync(join(app.env.contentDir, file), 'utf8'));
    const put = (lead: string) => {
      const text = JSON.stringify({ months: months.map((month: object) => ({ ...month, lead })) });
      writeFileSync(join(folder, file), text);
    };
    const leads = async () => {
      const rows = await app.db.selectFrom('month_pick').select('lead').execute();
      return [rows.length, ...new Set(rows.map(({ lead }) => lead))];
    };
    mkdirSync(join(folder, 'recommendation'));
    put('이달에는 이런 책이 어울려요.');
    await load();
    const before = await leads();
    expect(before).toEqual([12, '이달에는 이런 책이 어울려요.']);
    const whole = new FaultPoints(0);
    await loadContent(whole.database(app.db), folder, app.clock.now());
    put('새달에는 이런 책이 어울려요.');
    // Reading them is the last thing of a load without news; two more statements write them.
    for (const at of [1, 2].map((more) => whole.count + more)) {
      const faults = new FaultPoints(at);
      await expect(loadContent(faults.database(app.db), folder, app.clock.now())).rejects.toThrow();
      expect(await leads()).toEqual(before);
    }
    await load();
    expect(await leads()).toEqual([12, '새달에는 이런 책이 어울려요.']);
  });

  it('updates notices, keeps their views, and refuses one without a head', async () => {
    await load();
    const numbers = async () => {
      const rows = await app.db.selectFrom('notice').select('article_no').orderBy('article_no').execute();
      return rows.map(({ article_no }) => article_no);
    };
    const before = await numbers();
    await app.db.updateTable('notice').set({ view_count: 7 }).where('article_no', '=', 2).execute();
    const file = (name: string) => join(folder, 'site', 'notices', name);
    const head = '---\narticleNo: 2\ntitle: 바뀐 제목\npublishedAt: 2026-03-09T10:00:00+09:00\n---\n';
    writeFileSync(file('0002-points-and-shells.md'), `${head}바뀐 내용`);
    writeFileSync(file('9999-broken.md'), '내용만 있어요');
    rmSync(file('0005-search-tips.md'));
    const first = await load();
    expect(first.notices).toMatchObject({ loaded: 1, refused: [{ file: '9999-broken.md' }] });
    const notice = await app.db.selectFrom('notice').selectAll().where('article_no', '=', 2).executeTakeFirst();
    expect(notice).toMatchObject({ title: '바뀐 제목', content: '바뀐 내용', view_count: 7 });
    rmSync(file('9999-broken.md'));
    await load();
    expect(await numbers()).toEqual(before.filter((articleNo) => articleNo !== 5));
  });
});
