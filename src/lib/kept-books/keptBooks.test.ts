import { afterEach, describe, expect, it } from 'vitest';
import type { ReaderBook } from '#contract/reading.ts';
import { createMemoryStore } from '../persisted/DeviceStore.ts';
import { keptBooks } from './keptBooks.ts';
import { keptSigns } from './keptSigns.ts';

const book = (bookNo: number): ReaderBook => ({
  bookNo,
  bookName: `책 ${bookNo}`,
  pages: [{ pageNo: 1, heading: null, paragraphs: ['바다가 있었어요.'] }],
  lastPageNo: null,
  bookmarkPageNo: null,
  finished: false,
});

const about = {
  authorName: '작자 미상',
  bookImagePath: '/content/books/1042/cover.svg',
  category: 'LITERATURE',
} as const;

it('gives back a book that was opened, with the place that the server has by now', async () => {
  const books = keptBooks(createMemoryStore(), 7);
  await books.keep(book(1042), 1);
  expect((await books.find(1042))?.book).toEqual(book(1042));
  const place = { lastPageNo: 3, bookmarkPageNo: 2, readingProgressRate: 50, finished: false };
  await books.place(1042, place);
  expect((await books.find(1042))?.book).toMatchObject({ lastPageNo: 3, bookmarkPageNo: 2 });
});

it('makes room for the newest twelve, the one opened longest ago first', async () => {
  const books = keptBooks(createMemoryStore(), 7);
  for (let at = 1; at <= 12; at += 1) await books.keep(book(at), at);
  await books.keep(book(1), 13);
  await books.keep(book(13), 14);
  expect((await books.all()).map(({ book: { bookNo } }) => bookNo)).toEqual([13, 1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

it('keeps nothing of a book on paper', async () => {
  const books = keptBooks(createMemoryStore(), 7);
  await books.keep({ ...book(1042), pages: [] }, 1);
  expect(await books.all()).toEqual([]);
});

it('shows one account nothing of another, and leaves nothing of it once somebody else reads here', async () => {
  const device = createMemoryStore();
  await device.set('kept:7:mission:3', 'a mission');
  await keptBooks(device, 7).keep(book(1042), 1);
  expect(await keptBooks(device, 71).find(1042)).toBeNull();
  await keptBooks(device, 71).keep(book(1043), 2);
  expect(await keptBooks(device, 7).all()).toEqual([]);
  expect(await device.get('kept:7:mission:3')).toBe('a mission');
});

it('does without a store that fails', async () => {
  const broken = new Proxy(createMemoryStore(), { get: () => async () => Promise.reject(new Error('full')) });
  const books = keptBooks(broken, 7);
  await books.keep(book(1042), 1);
  expect(await books.find(1042)).toBeNull();
  expect(await books.all()).toEqual([]);
  expect(await books.numbers()).toEqual([]);
  expect(await books.keepOnPurpose(book(1042), 1, about)).toBe(false);
});

describe('a book that is kept on purpose', () => {
  it('stays, however many others are read, and is one when it is read as well', async () => {
    const books = keptBooks(createMemoryStore(), 7);
    expect(await books.keepOnPurpose(book(1042), 1, about)).toBe(true);
    for (let at = 2; at <= 20; at += 1) await books.keep(book(at), at);
    expect(await books.numbers()).toHaveLength(13);
    await books.keep(book(1042), 21);
    expect(await books.find(1042)).toMatchObject({ kind: 'KEPT', about, openedAt: 21 });
  });

  it('can be taken off again', async () => {
    const books = keptBooks(createMemoryStore(), 7);
    await books.keepOnPurpose(book(1042), 1, about);
    await books.forget(1042);
    expect(await books.find(1042)).toBeNull();
  });

  it('goes like any other once somebody else keeps one here', async () => {
    const device = createMemoryStore();
    await keptBooks(device, 7).keepOnPurpose(book(1042), 1, about);
    await keptBooks(device, 71).keepOnPurpose(book(1042), 2, about);
    expect(await keptBooks(device, 7).numbers()).toEqual([]);
    expect(await keptBooks(device, 71).numbers()).toEqual([1042]);
  });
});

describe('the signs of books', () => {
  afterEach(keptSigns.clear);

  it('follow what is brought and taken off, for who is signed in and nobody else', async () => {
    const device = createMemoryStore();
    keptSigns.show(7, [1]);
    await keptBooks(device, 7).keep(book(1042), 1);
    await keptBooks(device, 71).keep(book(1043), 2);
    expect([1, 1042, 1043].map(keptSigns.has)).toEqual([true, true, false]);
    await keptBooks(device, 7).forget(1042);
    await keptBooks(device, 71).forget(1);
    expect([1, 1042].map(keptSigns.has)).toEqual([true, false]);
  });
});
