import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { HistoryPage, LibraryBoard, ShelfPage } from '#contract/library.ts';
import { shelfPlaces, shelves } from '#domain/library/shelves.ts';
import { LIBRARY_TUNING } from '#domain/library/tuning.ts';
import { createRandom, type Random } from '#domain/random/createRandom.ts';
import { boardOf } from '#server/modules/library/readBoard.ts';
import { libraryBooks } from '#server/modules/library/repositories/libraryBooks.ts';
import { standingBook } from '#server/modules/library/shelfBookOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const BOOKS = 70;
const STUDENTS = 12;
/** So few that instants often meet: which one is later, or neither, decides about the place. */
const INSTANTS = 8;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
  // Some are read on paper, and some are no longer offered.
  await app.db
    .deleteFrom('book_page')
    .where('book_no', '>=', FIRST_BOOK + 50)
    .execute();
  await app.db
    .updateTable('book')
    .set({ active: 0 })
    .where('book_no', '>=', FIRST_BOOK + 62)
    .execute();
});
afterAll(() => app.close());

/** A student with a random past for each book. */
async function studentOf(random: Random) {
  const { accountNo } = await makeAccount(app, 'edu');
  const owner = { account_no: accountNo };
  const happens = (share: number) => random() < share;
  const instant = () => 1_700_000_000_000 + Math.floor(random() * INSTANTS) * 1000;
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
  for (let index = 0; index < BOOKS; index += 1) {
    const book = { ...owner, book_no: FIRST_BOOK + index };
    if (happens(0.6)) {
      const pages = { last_page_no: 1, furthest_page_no: 1, bookmark_page_no: null };
      const times = { started_at: instant(), updated_at: instant(), finished_at: happens(0.6) ? instant() : null };
      await app.db
        .insertInto('reading_progress')
        .values({ ...book, ...pages, ...times })
        .execute();
    }
    if (happens(0.5)) {
      await app.db
        .insertInto('verification')
        .values({ ...book, verified_at: instant(), day_key: '2023-11-14' })
        .execute();
    }
    if (happens(0.3)) {
      const pinned = happens(0.4);
      const place = pick(['READING', 'WISHED', 'AWAY', null] as const);
      const pin = { pin_shelf: pinned ? pick(shelves) : null, pin: pinned ? Math.floor(random() * 4) : null };
      await app.db
        .insertInto('shelf_book')
        .values({ ...book, ...pin, place, said_at: instant(), previous: null })
        .execute();
    }
    for (const kind of ['OX', 'QUIZ'] as const) {
      if (!happens(0.3)) continue;
      const handedIn = happens(0.7);
      const attempt = { kind, round: 1, seed: 1, version: 'x', hidden: happens(0.3) ? 1 : 0 };
      const state = { status: handedIn ? ('SUBMITTED' as const) : ('OPEN' as const), started_at: instant() };
      await app.db
        .insertInto('mission_attempt')
        .values({ ...book, ...attempt, ...state, submitted_at: handedIn ? instant() : null })
        .execute();
    }
  }
  const token = await loginOf(app, 'edu', accountNo);
  const read = async <T>(path: string) => (await app.get<T>(`/api/library/${path}`, token)).data;
  return { accountNo, read };
}

it('show the same boards as the whole shelf arranged by the rules', async () => {
  const random = createRandom(58);
  let shown = 0;
  for (let made = 0; made < STUDENTS; made += 1) {
    const { accountNo, read } = await studentOf(random);
    const standing = (await libraryBooks.all(app.db, accountNo)).flatMap((row) => standingBook(row) ?? []);
    const numbersOf = (books: readonly { bookNo: number }[]) => books.map(({ bookNo }) => bookNo);
    for (const place of shelfPlaces) {
      const board = numbersOf(boardOf(standing, place));
      for (let page = 1; (page - 1) * PAGE_SIZE <= board.length; page += 1) {
        const start = (page - 1) * PAGE_SIZE;
        const data = await read<ShelfPage>(`shelves/${place}/me?page=${page}`);
        expect(numbersOf(data.items)).toEqual(board.slice(start, start + PAGE_SIZE));
        expect(data).toMatchObject({ totalCount: board.length, precedingBookNo: board[start - 1] ?? null });
        shown += data.items.length;
      }
    }
    const whole = await read<LibraryBoard>('board/me');
    for (const { shelf, totalCount, items } of whole.shelves) {
      const board = numbersOf(boardOf(standing, shelf));
      expect(totalCount).toBe(board.length);
      expect(numbersOf(items)).toEqual(board.slice(0, LIBRARY_TUNING.booksOfShelf));
    }
    expect(whole.awayCount).toBe(boardOf(standing, 'AWAY').length);
  }
  expect(shown).toBeGreaterThan(STUDENTS * 30);
});

it('show the history by the last result of each book, with how many there are behind the last page too', async () => {
  const { accountNo, read } = await studentOf(createRandom(59));
  const books = (await libraryBooks.all(app.db, accountNo)).flatMap((row) => {
    const results = [row.finishedAt, row.verifiedAt, row.handedInAt].filter((at) => at !== null);
    return results.length === 0 ? [] : [{ ...row, at: Math.max(...results) }];
  });
  const sorted = books.toSorted((one, two) => two.at - one.at || one.bookNo - two.bookNo);
  for (const category of [undefined, sorted[0]?.category, 'CHARACTER'] as const) {
    const kept = sorted.filter((row) => category === undefined || row.category === category);
    for (const page of [1, 2, 3, 4, 5]) {
      const path = `history/me?page=${page}${category === undefined ? '' : `&category=${category}`}`;
      const { items, totalCount } = await read<HistoryPage>(path);
      expect(totalCount).toBe(kept.length);
      expect(items.map(({ bookNo, at, offered }) => [bookNo, Date.parse(at), offered])).toEqual(
        kept
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map(({ bookNo, at, active }) => [bookNo, at, active === 1]),
      );
    }
  }
  expect(sorted.length).toBeGreaterThan(40);
});
