import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookSearchData, BookSuggestion } from '#contract/bookSearch.ts';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { bookBadgeBits, type SearchableBook } from '#domain/search/BookIndex.ts';
import { bookCatalogue } from '#server/repositories/bookCatalogue.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { addBook } from '../support/samplePacks.ts';
import { addCatalogue } from '../support/search/addCatalogue.ts';

const RAQ_OF_DEMO = 740;

const catalogue = Array.from(
  { length: 72 },
  (_, at): SearchableBook => ({
    bookNo: 20_000 + at,
    title: `${at % 2 === 0 ? '바다' : '산골'} 이야기 ${at}`,
    author: at % 9 === 0 ? '방정환' : '물결 편집부',
    publisher: '물결',
    category: bookCategories[at % bookCategories.length] as SearchableBook['category'],
    subCategory: at % bookCategories.length === 0 ? '고전' : '물리',
    labels: at % 6 === 0 ? ['수상작'] : [],
    summary: '고래를 따라가는 이야기예요.',
    raq: (at * 37) % 1500,
    addedAt: ((at * 31) % 72) * 1000,
    badges: (at % 3 === 0 ? bookBadgeBits.EBOOK : 0) | (at % 4 === 0 ? bookBadgeBits.AUDIO : 0),
  }),
);

describe('searching books', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'demo' });
    await addCatalogue(app.db, catalogue);
    token = await app.signIn();
  });
  afterAll(() => app.close());

  const search = async (params: Record<string, string> = {}) => {
    const answer = await app.get<BookSearchData>(`/api/books?${new URLSearchParams(params)}`, token);
    expect([answer.status, answer.message]).toEqual([200, answer.message]);
    return answer.data;
  };
  const numbers = ({ items }: BookSearchData) => items.map(({ bookNo }) => bookNo);
  const all = async (params: Record<string, string> = {}) => {
    const first = await search(params);
    const pages = [first];
    for (let page = 2; page <= Math.ceil(first.totalCount / first.pageSize); page += 1) {
      pages.push(await search({ ...params, page: String(page) }));
    }
    return pages.flatMap(({ items }) => items);
  };

  it('comes in pages of thirty, each book once, those nearest to the reader first', async () => {
    const first = await search();
    expect([first.items.length, first.pageSize, first.totalCount]).toEqual([30, 30, 72]);
    expect((await search({ page: '4' })).items).toEqual([]);
    const books = await all({ first: 'ANY' });
    expect(new Set(books.map(({ bookNo }) => bookNo)).size).toBe(72);
    const distances = books.map(({ raq }) => Math.abs(raq - RAQ_OF_DEMO));
    expect(distances).toEqual(distances.toSorted((one, two) => one - two));
  });

  it('puts first what can be read and played here, over all pages and without leaving anything out', async () => {
    const books = await all();
    expect(new Set(books.map(({ bookNo }) => bookNo)).size).toBe(72);
    const lacks = books.map(({ textYn, missionYn }) => Number(textYn === 'N') + Number(missionYn === 'N'));
    expect(lacks).toEqual(lacks.toSorted((one, two) => one - two));
    expect(new Set(lacks).size).toBeGreaterThan(1);
  });

  it('is sorted as asked, over all pages', async () => {
    const bySort = async (sort: string) => (await all({ sort })).map(({ bookNo }) => bookNo);
    const sorted = (order: (one: SearchableBook, two: SearchableBook) => number) =>
      catalogue.toSorted(order).map(({ bookNo }) => bookNo);
    expect(await bySort('DIFFICULTY')).toEqual(sorted((one, two) => one.raq - two.raq || one.bookNo - two.bookNo));
    expect(await bySort('NEWEST')).toEqual(sorted((one, two) => two.addedAt - one.addedAt));
    expect(await bySort('TITLE')).toEqual(sorted((one, two) => (one.title < two.title ? -1 : 1)));
    expect(await bySort('FIT')).toEqual(await bySort('RELEVANCE'));
  });

  it.each<[string, Record<string, string>, (book: SearchableBook) => boolean]>([
    ['category', { category: 'SCIENCE' }, ({ category }) => category === 'SCIENCE'],
    ['subcategory', { category: 'LITERATURE', subCategory: '고전' }, ({ subCategory }) => subCategory === '고전'],
    ['difficulty, both ends included', { minRaq: '37', maxRaq: '111' }, ({ raq }) => raq >= 37 && raq <= 111],
    ['one end of the difficulty', { minRaq: '1443' }, ({ raq }) => raq >= 1443],
    ['level', { level: '3A' }, ({ raq }) => raq >= 460 && raq <= 519],
    ['audio', { badges: 'AUDIO' }, ({ badges }) => (badges & bookBadgeBits.AUDIO) !== 0],
    ['two badges', { badges: 'AUDIO,EBOOK' }, ({ badges }) => badges === 3],
    ['label', { label: '수상작' }, ({ labels }) => labels.includes('수상작')],
    [
      'words with filters',
      { query: '바다', badges: 'EBOOK' },
      ({ title, badges }) => title.startsWith('바다') && (badges & 2) !== 0,
    ],
    ['author', { query: '방정환' }, ({ author }) => author === '방정환'],
    ['a label that no book has', { label: '없는이름표' }, () => false],
  ])('is filtered by %s', async (_name, params, keeps) => {
    const found = await all(params);
    const expected = catalogue.filter(keeps).map(({ bookNo }) => bookNo);
    expect(found.map(({ bookNo }) => bookNo).toSorted((one, two) => one - two)).toEqual(expected);
    expect((await search(params)).totalCount).toBe(expected.length);
  });

  it('says what every other choice of a filter would leave', async () => {
    const params = { query: '바다', category: 'SCIENCE', badges: 'EBOOK' };
    const { facets } = await search(params);
    for (const category of bookCategories) {
      expect(facets.categories[category]).toBe((await search({ ...params, category })).totalCount);
    }
    for (const badge of ['AUDIO', 'MISSION', 'VERIFIED'] as const) {
      expect(facets.badges[badge]).toBe((await search({ ...params, badges: `EBOOK,${badge}` })).totalCount);
    }
    for (const { name, count } of facets.labels) {
      expect(count).toBe((await search({ ...params, label: name })).totalCount);
    }
    for (const { name, count } of facets.subCategories) {
      expect(count).toBe((await search({ ...params, subCategory: name })).totalCount);
    }
    expect(facets.labels.length + facets.subCategories.length).toBeGreaterThan(1);
  });

  it('knows which books this reader has verified', async () => {
    const { account_no } = await app.db
      .selectFrom('account')
      .select('account_no')
      .where('account_id', '=', 'badaedu')
      .executeTakeFirstOrThrow();
    const verified = { account_no, book_no: 20_005, verified_at: app.clock.now(), day_key: '2026-05-06' };
    await app.db.insertInto('verification').values(verified).execute();
    expect(numbers(await search({ badges: 'VERIFIED' }))).toEqual([20_005]);
    const school = await app.signIn('school');
    const others = await app.get<BookSearchData>('/api/books?badges=VERIFIED', school, 'school');
    expect(others.data.totalCount).toBe(0);
  });

  describe('when the catalogue changes', () => {
    const BOOK = 30_001;
    beforeEach(() => addBook(app.db, { bookNo: BOOK, bookName: '새로 온 등대' }));

    it('finds a new book at once, with its missions and its text', async () => {
      expect(numbers(await search({ query: '새로 온 등대', badges: 'EBOOK,MISSION' }))).toEqual([BOOK]);
    });

    it('finds a changed one by its new name only', async () => {
      await search({ query: '등대' });
      await addBook(app.db, { bookNo: BOOK, bookName: '이름 바꾼 나침반' }, 'entry');
      expect(numbers(await search({ query: '나침반' }))).toEqual([BOOK]);
      expect((await search({ query: '등대' })).totalCount).toBe(0);
      expect((await search({ query: '나침반', badges: 'EBOOK' })).totalCount).toBe(0);
    });

    it('does not find one that was taken out, until it is back', async () => {
      await bookCatalogue.setActive(app.db, BOOK, false);
      expect((await search({ query: '등대' })).totalCount).toBe(0);
      await bookCatalogue.setActive(app.db, BOOK, true);
      expect(numbers(await search({ query: '등대' }))).toEqual([BOOK]);
    });
  });

  describe('suggestions', () => {
    const suggest = async (query: string) =>
      (await app.get<{ items: BookSuggestion[] }>(`/api/books/suggestions?${new URLSearchParams({ query })}`, token))
        .data.items;

    it('are titles and authors, each once, titles first', async () => {
      const items = await suggest('바');
      expect(items.length).toBeLessThanOrEqual(8);
      expect(items.filter(({ kind }) => kind === 'TITLE')).toHaveLength(6);
      expect(await suggest('방저')).toEqual([{ kind: 'AUTHOR', text: '방정환' }]);
      expect(await suggest('ㅂㅈㅎ')).toEqual([{ kind: 'AUTHOR', text: '방정환' }]);
    });

    it('are none for nothing', async () => {
      for (const query of ['', ' ', '·', '😀', '쀍뷁']) expect(await suggest(query)).toEqual([]);
    });
  });

  it.each([
    ['a query of 101 characters', { query: '가'.repeat(101) }, 'query'],
    ['a query of 1,900 characters', { query: 'x'.repeat(1_900) }, 'query'],
    ['a category of another library', { category: 'COOKING' }, 'category'],
    ['a subcategory that is none', { subCategory: '요리' }, 'subCategory'],
    ['a difficulty below nothing', { minRaq: '-1' }, 'minRaq'],
    ['a difficulty above the scale', { minRaq: '1500' }, 'minRaq'],
    ['a difficulty of five digits', { maxRaq: '12345' }, 'maxRaq'],
    ['a difficulty in words', { maxRaq: '많이' }, 'maxRaq'],
    ['an empty difficulty', { minRaq: '' }, 'minRaq'],
    ['a range that ends before it begins', { minRaq: '900', maxRaq: '100' }, 'maxRaq'],
    ['a level beyond the last', { level: '11A' }, 'level'],
    ['a badge that is none', { badges: 'AUDIO,GOLD' }, 'badges'],
    ['a label of 21 characters', { label: '가'.repeat(21) }, 'label'],
    ['an order that is none', { sort: 'RANDOM' }, 'sort'],
    ['page 0', { page: '0' }, 'page'],
    ['page 10,001', { page: '10001' }, 'page'],
  ] as [string, Record<string, string>, string][])('refuses %s in Korean', async (_name, params, field) => {
    const answer = await app.get(`/api/books?${new URLSearchParams(params)}`, token);
    expect([answer.status, answer.code]).toEqual([422, 'INVALID_INPUT']);
    const named = Object.entries(answer.fields ?? {}).find(([name]) => name.startsWith(field));
    expect(named?.[1]).toMatch(/[가-힣]/);
  });

  it('refuses a filter it does not know, and a suggestion without words', async () => {
    for (const address of [
      '/api/books?colour=red',
      '/api/books/suggestions',
      '/api/books/suggestions?query=a&page=2',
    ]) {
      const answer = await app.get(address, token);
      expect([answer.status, answer.code, /[가-힣]/.test(answer.message)]).toEqual([422, 'INVALID_INPUT', true]);
    }
  });

  it('uses the messages of the rules', async () => {
    const { fields } = await app.get('/api/books?minRaq=99999&maxRaq=0', token);
    expect(fields).toEqual({
      minRaq: '난이도는 0에서 1500까지 입력할 수 있습니다.',
      maxRaq: '난이도는 1에서 1500까지 입력할 수 있습니다.',
    });
    const crossed = await app.get('/api/books?minRaq=900&maxRaq=100', token);
    expect(crossed.fields).toEqual({ maxRaq: '난이도는 900에서 1499까지 입력할 수 있습니다.' });
  });

  it('takes a query that another system has taken apart for as long as it reads', async () => {
    const apart = '바다 이야기'.normalize('NFD');
    expect((await search({ query: apart })).totalCount).toBe(36);
    // Sixty syllables are a hundred and eighty letters on the way.
    expect((await search({ query: '각'.repeat(60).normalize('NFD') })).totalCount).toBe(0);
  });

  it.each(['😀', '%', '_', '%%%%', "' or 1=1 --", '\\', '；', '·…', '('.repeat(100), '👨‍👩‍👧'])(
    'answers a strange query %# without failing or giving everything away',
    async (query) => {
      const { totalCount, items } = await search({ query });
      expect([totalCount, items]).toEqual([0, []]);
    },
  );
});
