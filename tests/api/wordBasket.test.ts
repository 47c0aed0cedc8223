import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BasketPage, BasketWord, BasketWords, BookWords } from '#contract/wordBasket.ts';
import { HOUR } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';

/** A book whose text holds words of the lists. */
const TEXT_BOOK = FIRST_BOOK + 1;
const BASKET = '/api/word-basket/me';
const wordPath = (word: string) => `/api/word-basket/words/${encodeURIComponent(word)}/me`;

let app: TestApp;
let student: { accountNo: number; token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
beforeEach(async () => {
  student = await freshStudent(app);
});
afterAll(() => app.close());

const words = async () =>
  (await app.get<BookWords>(`/api/books/${TEXT_BOOK}/words`, student.token)).data.items.map(({ word }) => word);
const basket = async (query = '') => (await app.get<BasketPage>(`${BASKET}${query}`, student.token)).data;
const putIn = (word: string, body: object = { bookNo: TEXT_BOOK }) =>
  app.put<BasketWord>(wordPath(word), body, student.token);

const takeOut = (word: string, token = student.token) => app.send('DELETE', wordPath(word), { token });

async function twoWords(): Promise<[string, string]> {
  const [one, two] = (await words()).filter((word) => word !== '멀리');
  if (one === undefined || two === undefined) throw new Error('the text of the fixture has no two explained words');
  return [one, two];
}

/** As an import does: it takes pages out and puts others in. */
async function replaceFirstPage(paragraphs: readonly string[]): Promise<void> {
  const own = app.db.deleteFrom('book_page').where('book_no', '=', TEXT_BOOK).where('page_no', '=', 1);
  const page = await own.returningAll().executeTakeFirstOrThrow();
  await app.db
    .insertInto('book_page')
    .values({ ...page, paragraphs: JSON.stringify(paragraphs) })
    .execute();
}

describe('words of a text', () => {
  it('are explained with the surfaces by which the text uses them', async () => {
    const { data } = await app.get<BookWords>(`/api/books/${TEXT_BOOK}/words`, student.token);
    expect(data.items.length).toBeGreaterThan(1);
    for (const { word, meaning, forms } of data.items) {
      expect(meaning.length).toBeGreaterThan(1);
      expect(forms).not.toContain(word);
      expect(new Set(forms).size).toBe(forms.length);
      expect(word).not.toBe('');
    }
  });

  it('are explained by what the student has learnt where the dictionary lacks them', async () => {
    const learnt = { account_no: student.accountNo, word: '조개껍질', meaning: '조개의 겉을 싼 단단한 것' };
    const rest = { sentence: null, book_no: null, stage: 1, due_day: '2026-05-01', missed: 0 };
    await app.db
      .insertInto('word_review')
      .values({ ...learnt, ...rest })
      .execute();
    await replaceFirstPage(['모래밭에서 조개껍질을 주웠어요.']);
    const read = async (token: string) => (await app.get<BookWords>(`/api/books/${TEXT_BOOK}/words`, token)).data.items;
    const own = await read(student.token);
    expect(own.find(({ word }) => word === learnt.word)).toMatchObject({
      meaning: learnt.meaning,
      forms: ['조개껍질을'],
    });
    const others = await read((await freshStudent(app)).token);
    expect(others.some(({ word }) => word === learnt.word)).toBe(false);
    expect((await putIn(learnt.word)).data.meaning).toBe(learnt.meaning);
  });

  it('are only those of a book that is there', async () => {
    expect((await app.get('/api/books/1/words', student.token)).status).toBe(404);
  });
});

describe('the basket', () => {
  it('keeps a word once, with where it was met', async () => {
    const [word] = await twoWords();
    const body = { bookNo: TEXT_BOOK, pageNo: 2, metIn: '여기에서 만났어요.' };
    const first = await putIn(word, body);
    expect(first).toMatchObject({ status: 200, data: { word, bookNo: TEXT_BOOK, pageNo: 2, metIn: body.metIn } });
    app.clock.advance(HOUR);
    const again = await putIn(word, { bookNo: TEXT_BOOK, pageNo: 3 });
    expect(again.data).toEqual(first.data);
    expect(await basket()).toMatchObject({ totalCount: 1, page: 1, pageSize: 30 });
    expect((await app.get<BasketWords>('/api/word-basket/words/me', student.token)).data).toEqual({ words: [word] });
  });

  it('shows the word put in last first, or book by book, and finds by word and meaning', async () => {
    const [one, two] = await twoWords();
    await putIn(one);
    app.clock.advance(1000);
    const { data: later } = await putIn(two);
    expect((await basket()).items.map(({ word }) => word)).toEqual([two, one]);
    app.clock.advance(1000);
    await app.put(wordPath('멀리'), { bookNo: FIRST_BOOK }, student.token);
    const byBook = (await basket('?order=BOOK')).items.map(({ word, bookNo }) => [bookNo, word]);
    expect(byBook).toEqual([
      [FIRST_BOOK, '멀리'],
      [TEXT_BOOK, two],
      [TEXT_BOOK, one],
    ]);
    expect((await basket(`?query=${encodeURIComponent(one)}`)).items.map(({ word }) => word)).toContain(one);
    const part = encodeURIComponent(later.meaning.slice(0, 8));
    expect((await basket(`?query=${part}`)).items.map(({ word }) => word)).toContain(two);
    expect((await basket('?query=%25')).totalCount).toBe(0);
  });

  it('gives a word back its place when taking it out is undone', async () => {
    const [one, two] = await twoWords();
    const { data: kept } = await putIn(one);
    app.clock.advance(HOUR);
    student = { ...student, token: await signInAs(app, student.accountNo) };
    await putIn(two);
    for (const _ of [1, 2]) expect((await takeOut(one)).status).toBe(200);
    expect((await basket()).totalCount).toBe(1);
    await putIn(one, { bookNo: TEXT_BOOK, addedAt: kept.addedAt });
    expect((await basket()).items.map(({ word }) => word)).toEqual([two, one]);
  });

  it('is nobody else’s', async () => {
    const [one] = await twoWords();
    await putIn(one);
    const other = await freshStudent(app);
    expect((await app.get<BasketPage>(BASKET, other.token)).data.totalCount).toBe(0);
    expect((await takeOut(one, other.token)).status).toBe(200);
    expect((await basket()).totalCount).toBe(1);
  });

  it('refuses words that the text does not use', async () => {
    expect((await putIn('없는말이다')).status).toBe(404);
    expect((await putIn('바다', { bookNo: 1 })).status).toBe(404);
    expect((await putIn('abc')).status).toBe(422);
  });

  it('never keeps a word since later than now', async () => {
    const [one] = await twoWords();
    const { data } = await putIn(one, { bookNo: TEXT_BOOK, addedAt: '2099-01-01T00:00:00.000Z' });
    expect(Date.parse(data.addedAt)).toBe(app.clock.now());
  });
});
