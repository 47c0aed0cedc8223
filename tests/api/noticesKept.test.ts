import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Notice, noticeList } from '#contract/home.ts';
import { DAY } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { countStatements } from '../support/countStatements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'none' });
});
afterAll(() => app.close());

const add = (articleNo: number, publishedAt: number, sites = 'edu,school,home') =>
  app.db
    .insertInto('notice')
    .values({
      article_no: articleNo,
      title: `알림 ${articleNo}`,
      content: '글',
      pinned: 0,
      published_at: publishedAt,
      view_count: 0,
      content_hash: '',
      sites,
    })
    .execute();
const list = async (query = '') => (await app.get<z.infer<typeof noticeList>>(`/api/notices?page=1${query}`)).data;
const numbers = async (query = '') => (await list(query)).items.map(({ articleNo }) => articleNo);

it('shows each change of a notice at once, whoever made it, and asks for the list again only then', async () => {
  const now = app.clock.now();
  await add(1, now - 2);
  await add(2, now - 1);
  await add(3, now - 1, 'school');
  expect(await numbers()).toEqual([2, 1]);
  const counted = countStatements(app);
  expect(await list()).toMatchObject({ totalCount: 2 });
  expect(counted()).toBe(1);

  await app.db.updateTable('notice').set({ title: '새 이름' }).where('article_no', '=', 2).execute();
  expect((await list()).items[0]?.title).toBe('새 이름');
  await app.db.updateTable('notice').set({ hidden: 1 }).where('article_no', '=', 2).execute();
  expect(await numbers()).toEqual([1]);
  await app.db.deleteFrom('notice').where('article_no', '=', 1).execute();
  expect(await list()).toMatchObject({ items: [], totalCount: 0 });
  await add(4, now);
  expect(await numbers()).toEqual([4]);
  expect((await app.get<Notice>('/api/notices/4')).data.viewCount).toBe(1);
  expect((await list()).items[0]?.viewCount).toBe(1);
});

it('shows a notice from the moment it comes out, and not before where the clock goes back', async () => {
  const now = app.clock.now();
  await add(5, now + DAY);
  expect(await numbers()).toEqual([4]);
  app.clock.advance(DAY - 1);
  expect(await numbers()).toEqual([4]);
  app.clock.advance(1);
  expect(await numbers()).toEqual([5, 4]);
  app.clock.advance(-1);
  expect(await numbers()).toEqual([4]);
  expect(await numbers(`&query=${encodeURIComponent('알림')}`)).toEqual([4]);
});
