import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookReviews } from '#contract/bookReview.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';

const BOOK = FIRST_BOOK;
const OTHER = FIRST_BOOK + 1;
const LAST_PAGE = 10;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());

async function reader(options: { finished?: boolean } = {}) {
  const { accountNo } = await makeAccount(app, 'edu');
  const token = await loginOf(app, 'edu', accountNo);
  if (options.finished !== false) await app.put(`/api/books/${BOOK}/reading/me`, { lastPageNo: LAST_PAGE }, token);
  return {
    accountNo,
    see: async (page = 1) => (await app.get<BookReviews>(`/api/books/${BOOK}/reviews?page=${page}`, token)).data,
    write: (stars: unknown, body: unknown, bookNo = BOOK) => {
      app.clock.advance(1000);
      return app.put(`/api/books/${bookNo}/reviews/me`, { stars, body }, token);
    },
    remove: () => app.remove(`/api/books/${BOOK}/reviews/me`, token),
    report: (reviewNo: number | string, reason = 'RUDE') =>
      app.post(`/api/book/reviews/${reviewNo}/reports`, { reason }, token),
  };
}

describe('reviews', () => {
  it('are one a student and book, changed in place, seen by others under a masked name', async () => {
    const [writer, other] = [await reader(), await reader()];
    const before = (await other.see()).reviewCount;
    expect((await writer.write(3, '조금 슬펐어요.')).status).toBe(200);
    expect((await writer.write(5, '  다시 읽으니 더 좋아요!  ')).status).toBe(200);
    const seen = await other.see();
    expect(seen.reviewCount).toBe(before + 1);
    expect(seen.items[0]).toMatchObject({ stars: 5, body: '다시 읽으니 더 좋아요!', reportedYn: 'N' });
    expect(seen.items[0]?.readerName).toContain('*');
    expect(JSON.stringify(seen)).not.toContain('accountNo');
    const own = await writer.see();
    expect(own.mine).toMatchObject({ stars: 5, body: '다시 읽으니 더 좋아요!', heldYn: 'N' });
    expect(own.items.length).toBe(own.totalCount);
    expect(own.totalCount).toBe(before);
  });

  it('are written by those only who have read the book or played it', async () => {
    const stranger = await reader({ finished: false });
    expect((await stranger.see()).mayWriteYn).toBe('N');
    const answer = await stranger.write(5, '좋아요');
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(answer.message).toContain('끝까지 읽거나');
    expect((await stranger.see()).mine).toBeNull();
    const finished = await reader();
    expect((await finished.see()).mayWriteYn).toBe('Y');
    expect((await finished.write(4, '', OTHER)).code).toBe('INVALID_INPUT');
  });

  it.each([
    [0, ''],
    [6, ''],
    [2.5, ''],
    ['5', ''],
    [5, 'a'.repeat(301)],
    [5, '가'.repeat(10_000)],
    [5, '전화해 010-1234-5678'],
    [5, '이런 병신 같은 책'],
    [5, '병ㅤ신같은 책'],
    [5, '정말 시\u200b발놈'],
    [5, '０１０／１２３４／５６７８'],
    [5, null],
  ])('refuse %s stars with %s and write nothing', async (stars, body) => {
    const writer = await reader();
    const answer = await writer.write(stars, body);
    expect(answer.status).toBe(422);
    expect(answer.message).toMatch(/[가-힣]/);
    expect((await writer.see()).mine).toBeNull();
  });

  it('count their stars, to one decimal', async () => {
    const own = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
    const stars = [5, 4, 4];
    let seen: BookReviews | undefined;
    for (const given of stars) {
      const { accountNo } = await makeAccount(own, 'edu');
      const token = await loginOf(own, 'edu', accountNo);
      await own.put(`/api/books/${BOOK}/reading/me`, { lastPageNo: LAST_PAGE }, token);
      await own.put(`/api/books/${BOOK}/reviews/me`, { stars: given, body: '' }, token);
      seen = (await own.get<BookReviews>(`/api/books/${BOOK}/reviews`, token)).data;
    }
    await own.close();
    expect(seen).toMatchObject({ reviewCount: 3, averageStars: 4.3, starCounts: [0, 0, 0, 2, 1] });
  });

  it('go on hold when three readers report them, not when one does so often, and cannot be reset by a new start', async () => {
    const writer = await reader();
    await writer.write(1, '결말은 이래요');
    const readers = [await reader(), await reader(), await reader()];
    const [first] = readers;
    const reviewNo = (await first?.see())?.items.find(({ body }) => body === '결말은 이래요')?.reviewNo ?? 0;
    for (let times = 0; times < 4; times += 1) await first?.report(reviewNo, 'SPOILER');
    expect((await first?.see())?.items.find((each) => each.reviewNo === reviewNo)?.reportedYn).toBe('Y');
    for (const each of readers.slice(1)) expect((await each.report(reviewNo)).status).toBe(200);
    expect((await first?.see())?.items.some((each) => each.reviewNo === reviewNo)).toBe(false);
    expect((await writer.see()).mine?.heldYn).toBe('Y');
    expect((await writer.remove()).code).toBe('NOT_FOUND');
    await writer.write(1, '이제는 괜찮은 글');
    expect((await writer.see()).mine?.heldYn).toBe('Y');
  });

  it('on hold are settled by an operator: shown again without the reports, or hidden for good', async () => {
    const writer = await reader();
    await writer.write(2, '살펴봐 주세요');
    const readers = [await reader(), await reader(), await reader()];
    const seen = (await readers[0]?.see())?.items.find(({ body }) => body === '살펴봐 주세요');
    const reviewNo = seen?.reviewNo ?? 0;
    for (const each of readers) await each.report(reviewNo, 'PERSONAL');
    expect((await operate(app, 'review', 'held')).output).toContain('살펴봐 주세요');
    expect((await operate(app, 'review', 'show', String(reviewNo))).code).toBe(0);
    expect((await operate(app, 'review', 'held')).output).not.toContain('살펴봐 주세요');
    const again = (await readers[0]?.see())?.items.find((each) => each.reviewNo === reviewNo);
    expect(again?.reportedYn).toBe('N');
    await operate(app, 'review', 'hide', String(reviewNo));
    expect((await readers[0]?.see())?.items.some((each) => each.reviewNo === reviewNo)).toBe(false);
    for (const wrong of ['0', 'abc', '999999']) expect((await operate(app, 'review', 'hide', wrong)).code).toBe(1);
  });

  it('are taken back by their writer only, and never reported by them', async () => {
    const [writer, other] = [await reader(), await reader()];
    await writer.write(4, '고마운 책');
    const reviewNo = (await other.see()).items[0]?.reviewNo ?? 0;
    expect((await writer.report(reviewNo)).code).toBe('NOT_FOUND');
    expect((await other.remove()).code).toBe('NOT_FOUND');
    expect((await writer.remove()).status).toBe(200);
    expect((await other.see()).items.some((each) => each.reviewNo === reviewNo)).toBe(false);
    expect((await other.report(reviewNo)).code).toBe('NOT_FOUND');
    expect((await other.report('abc')).status).toBe(422);
  });

  it('of a book that is not there are not found', async () => {
    const { write } = await reader();
    expect((await write(5, '', 999_999)).code).toBe('NOT_FOUND');
  });
});
