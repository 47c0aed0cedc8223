import type { BookCategory } from '#domain/book/bookCategories.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { type MissionKind, scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** What making a contest has to know of a book. */
export interface ContestBookFacts {
  bookNo: number;
  bookName: string;
  category: BookCategory;
  raq: number;
  maxPoint: number;
  /** All four scored missions are there. */
  hasMissions: boolean;
}

const NONE: ReadonlySet<MissionKind> = new Set();

const offeredQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book_mission')
    .innerJoin('book', 'book.book_no', 'book_mission.book_no')
    .select(['book_mission.book_no as bookNo', 'kind'])
    .where(isAmong(db, 'book_mission.book_no', given.bookNos))
    .where('book.active', '=', 1),
);

const namedQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select(['book_no as bookNo', 'book_name as bookName', 'raq'])
    .where(isAmong(db, 'book_no', given.bookNos)),
);

export const contestBooks = {
  /** The missions that can be begun now, for each of these books. */
  async offered(db: Db, bookNos: readonly number[]): Promise<(bookNo: number) => ReadonlySet<MissionKind>> {
    if (bookNos.length === 0) return () => NONE;
    const { rows } = await offeredQuery(db, { bookNos });
    const byBook = new Map<number, Set<MissionKind>>();
    for (const { bookNo, kind } of rows) byBook.set(bookNo, (byBook.get(bookNo) ?? new Set()).add(kind));
    return (bookNo) => byBook.get(bookNo) ?? NONE;
  },

  /** Those of these books that are offered. */
  async facts(db: Db, bookNos: readonly number[]): Promise<ContestBookFacts[]> {
    if (bookNos.length === 0) return [];
    return toFacts(
      await offeredBooks(db)
        .where('book_no', 'in', [...bookNos])
        .execute(),
    );
  },

  /** Names of these books, offered or not. */
  async named(db: Db, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    return (await namedQuery(db, { bookNos })).rows;
  },

  /** Every offered book of these reading levels with its four scored missions, the easier ones first. */
  async ofLevels(db: Db, levels: readonly string[]): Promise<ContestBookFacts[]> {
    const spans = readingLevels.filter(({ code }) => levels.includes(code));
    if (spans.length === 0) return [];
    const rows = await offeredBooks(db)
      .where((eb) => eb.or(spans.map(({ raqFrom, raqTo }) => eb.between('raq', raqFrom, raqTo))))
      .orderBy('raq')
      .orderBy('book_no')
      .execute();
    return toFacts(rows).filter(({ hasMissions }) => hasMissions);
  },
};

const offeredBooks = (db: Db) =>
  db
    .selectFrom('book')
    .select(['book_no as bookNo', 'book_name as bookName', 'category', 'raq', 'max_point as maxPoint'])
    .select((eb) =>
      eb
        .selectFrom('book_mission')
        .select((inner) => inner.fn.countAll<number>().as('missions'))
        .whereRef('book_mission.book_no', '=', 'book.book_no')
        .where('book_mission.kind', 'in', [...scoredMissionKinds])
        .as('missions'),
    )
    .where('active', '=', 1);

function toFacts(
  rows: readonly (Omit<ContestBookFacts, 'hasMissions'> & { missions: number | null })[],
): ContestBookFacts[] {
  return rows.map(({ missions, ...book }) => ({ ...book, hasMissions: missions === scoredMissionKinds.length }));
}
