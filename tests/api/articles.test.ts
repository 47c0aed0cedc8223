import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Article, ArticleList } from '#contract/article.ts';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { loadArticles } from '#server/content/loadArticles.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { projectRoot } from '../support/listSources.ts';
import { operate } from '../support/operate.ts';

const LONG = '오래 읽어도 좋은 글입니다. '.repeat(30);
const written = (special: Record<string, string> = {}, text = LONG) => {
  const head = {
    no: '1',
    title: '읽는 시간에 대하여',
    date: '2026-01-05',
    summary: '읽는 시간을 다시 생각합니다.',
    picture: 'aloud',
    ...special,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${text}\n`;
};

describe('articles', () => {
  let app: TestApp;
  let folder: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'none' });
    folder = mkdtempSync(join(tmpdir(), 'chaekbada-articles-'));
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const put = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const load = () => loadArticles(app.db, folder);
  const titles = async () => (await app.get<ArticleList>('/api/site/articles')).data.items.map(({ title }) => title);

  it('of the product are read, the latest first, with their neighbours', async () => {
    cpSync('content/site/articles', folder, { recursive: true });
    expect(await load()).toEqual({ loaded: readdirSync(folder).length, refused: [] });
    expect(await load()).toEqual({ loaded: 0, refused: [] });
    app.clock.advance(365 * 24 * 60 * 60 * 1000);
    const { data } = await app.get<ArticleList>('/api/site/articles');
    expect(data.totalCount).toBeGreaterThanOrEqual(6);
    const days = data.items.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    const [newest, second] = data.items;
    const one = await app.get<Article>(`/api/site/articles/${second?.articleNo}`);
    expect(one.data.next).toEqual({ articleNo: newest?.articleNo, title: newest?.title });
    expect(one.data.previous?.articleNo).toBe(data.items[2]?.articleNo);
    expect(one.data.content).toContain('## ');
  });

  it('appear on their day, and only on the academy site', async () => {
    put('a.md', written({ date: '2031-01-01' }));
    await load();
    expect(await titles()).toEqual([]);
    expect((await app.get('/api/site/articles/1')).status).toBe(404);
    expect((await app.get('/api/site/articles', undefined, 'home')).status).toBe(404);
  });

  it.each([
    ['HTML', written({}, `${LONG}<script>alert(1)</script>`)],
    ['a link that runs something', written({}, `${LONG}[눌러요](javascript:alert(1))`)],
    ['a picture nobody drew', written({ picture: 'moon' })],
    ['too little text', written({}, '짧은 글')],
    ['no head', LONG],
  ])('with %s are refused, from files and from operators', async (_name, text) => {
    const file = put('a.md', text);
    expect((await load()).refused).toHaveLength(1);
    expect((await operate(app, 'articles', 'import', file)).code).toBe(1);
    expect(await titles()).toEqual([]);
  });

  it('go with their file, unless an operator brought them', async () => {
    put('a.md', written({ no: '1', title: '파일에서 온 글' }));
    put('b.md', written({ no: '2', title: '함께 있는 글' }));
    await load();
    const corrected = written({ no: '1', title: '운영자가 고친 글' });
    expect((await operate(app, 'articles', 'import', put('c.txt', corrected))).output).toContain('운영자가 고친 글');
    put('a.md', written({ no: '1', title: '파일이 다시 바뀐 글' }));
    rmSync(join(folder, 'b.md'));
    await load();
    expect(await titles()).toEqual(['운영자가 고친 글']);
  });

  it('stay withdrawn until they are imported again', async () => {
    const file = put('a.md', written());
    await load();
    expect((await operate(app, 'articles', 'withdraw', '1')).code).toBe(0);
    expect((await operate(app, 'articles', 'withdraw', '1')).code).toBe(1);
    writeFileSync(file, written({ title: '고쳐 쓴 읽는 시간' }));
    await load();
    expect(await titles()).toEqual([]);
    expect((await operate(app, 'articles', 'list')).output).toBe('보이는 글이 없어요.');
    await operate(app, 'articles', 'import', file);
    expect(await titles()).toEqual(['고쳐 쓴 읽는 시간']);
    const events = await app.db.selectFrom('audit_log').select('event').execute();
    expect(events.map(({ event }) => event)).toEqual(['ARTICLE_WITHDRAWN', 'ARTICLE_IMPORTED']);
  });
});

describe('texts of the intro pages', () => {
  it('come by site and page, with the words of the form where it stands', async () => {
    const app = await buildTestApp({ content: 'none', env: { contentDir: join(projectRoot, 'content') } });
    const page = (name: string, site: 'edu' | 'school' | 'home' = 'edu') =>
      app.get<IntroAnswer>(`/api/site/intro/${name}`, undefined, site);
    expect((await page('program')).data).toMatchObject({ page: 'program', path: '/intro/program' });
    expect((await page('program')).data.inquiry).toBeUndefined();
    expect((await page('inquiry')).data.inquiry?.types).toHaveLength(5);
    expect((await page('diff', 'home')).data.title).toBe('시작부터 달라요');
    expect((await page('diff')).status).toBe(404);
    expect((await page('..')).status).toBe(404);
    await app.close();
  });
});
