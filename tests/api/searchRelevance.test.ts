import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookSearchData } from '#contract/bookSearch.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { addCatalogue } from '../support/search/addCatalogue.ts';
import { findsNothing, relevanceTable } from '../support/search/relevanceTable.ts';
import { searchCatalogue } from '../support/search/searchCatalogue.ts';

describe('a search over a known catalogue', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'demo' });
    await addCatalogue(app.db, searchCatalogue());
    token = await app.signIn();
  });
  afterAll(() => app.close());

  const search = async (query: string) =>
    (await app.get<BookSearchData>(`/api/books?first=ANY&query=${encodeURIComponent(query)}`, token)).data;

  it.each(relevanceTable)('puts first for %s: %s', async (query, ...first) => {
    const { items } = await search(query);
    expect(items.slice(0, first.length).map(({ bookName }) => bookName)).toEqual(first);
  });

  it.each(findsNothing)('finds nothing for %s', async (query) => {
    expect(await search(query)).toMatchObject({ items: [], totalCount: 0, similarCount: 0, readAs: null });
  });

  it('says how it read a query typed with the wrong keyboard, and nothing where it was right', async () => {
    expect((await search('gmdqn')).readAs).toBe('흥부');
    expect((await search('gmdqn 놀부')).readAs).toBe('흥부 놀부');
    expect((await search('흥부')).readAs).toBeNull();
  });

  it('says what only resembles the query', async () => {
    const slipped = await search('심쳥전');
    expect([slipped.similarCount, slipped.totalCount]).toEqual([1, 1]);
    expect((await search('심청전')).similarCount).toBe(0);
  });

  it('takes a word for a slip only where no title and no author has it', async () => {
    // 러시아 (author) is one letter away from 서시아, but 서시 is a title.
    expect((await search('서시')).totalCount).toBe(1);
  });
});
