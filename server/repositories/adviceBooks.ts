import { z } from 'zod';
import { OWN_AUTHOR } from '#domain/book/isComing.ts';
import type { BookTraits } from '#domain/recommendation/BookTraits.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { bookDepth } from './bookDepth.ts';

const texts = z.array(z.string());
const numbers = z.array(z.number());

const columns = [
  'book.book_no as bookNo',
  'book.book_name as bookName',
  'book.author_name as authorName',
  'book.category',
  'book.sub_category as subCategory',
  'book.labels',
  'book.raq',
] as const;

type Row = Omit<BookTraits, 'labels' | 'playable' | 'readable'> & {
  labels: string;
  firstMission: string | null;
  firstPageNo: number | null;
};

function toTraits({ labels, firstMission, firstPageNo, ...row }: Row): BookTraits {
  const depth = { playable: firstMission !== null, readable: firstPageNo !== null };
  return { ...row, ...depth, labels: texts.parse(JSON.parse(labels)) };
}

const knownQueries = [
  ...(['reading_progress', 'verification', 'hidden_advice'] as const).map((table) =>
    compileOnce((db, given: { accountNo: number }) =>
      db.selectFrom(table).select('book_no').where('account_no', '=', given.accountNo),
    ),
  ),
  // Written out, the condition lets the index of what is not hidden answer alone.
  compileOnce((db, given: { accountNo: number }) =>
    db
      .selectFrom('mission_attempt')
      .select('book_no')
      .distinct()
      .where('account_no', '=', given.accountNo)
      .where(({ eb, lit }) => eb('hidden', '=', lit(0))),
  ),
];

interface LatestSigns {
  accountNo: number;
  limit: number;
}

const traitsOf = (db: Db) =>
  db
    .selectFrom('book')
    .select(columns)
    .select((eb) => [bookDepth.firstMission(eb).as('firstMission'), bookDepth.firstPageNo(eb).as('firstPageNo')]);

/** Books that can be recommended: on offer, and not one of ours whose text is still to come (`isComing`). */
const offered = (db: Db) =>
  traitsOf(db)
    .where('active', '=', 1)
    .where((eb) => eb.or([eb('author_name', '!=', OWN_AUTHOR), eb(bookDepth.firstPageNo(eb), 'is not', null)]));

/** The main page asks for all of them each time. */
const signQueries = {
  favourite: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    traitsOf(db)
      .innerJoin('book_favourite', 'book_favourite.book_no', 'book.book_no')
      .where('account_no', '=', accountNo)
      .orderBy('book_favourite.added_at', 'desc')
      .limit(limit),
  ),
  verified: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    traitsOf(db)
      .innerJoin('verification', 'verification.book_no', 'book.book_no')
      .where('account_no', '=', accountNo)
      .orderBy('verification.verified_at', 'desc')
      .limit(limit),
  ),
  finished: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    traitsOf(db)
      .innerJoin('reading_progress', 'reading_progress.book_no', 'book.book_no')
      .where('account_no', '=', accountNo)
      .where('reading_progress.finished_at', 'is not', null)
      .orderBy('reading_progress.finished_at', 'desc')
      .limit(limit),
  ),
  rated: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    traitsOf(db)
      .innerJoin('book_review', 'book_review.book_no', 'book.book_no')
      .select('stars')
      .where('account_no', '=', accountNo)
      .orderBy('book_review.written_at', 'desc')
      .limit(limit),
  ),
};

/** What recommendations are made of. */
export const adviceBooks = {
  async traits(db: Db, bookNo: number): Promise<BookTraits | undefined> {
    const row = await traitsOf(db).where('book_no', '=', bookNo).executeTakeFirst();
    return row && toTraits(row);
  },

  /** Books near a raq that anybody can read, whatever was read of them: up to `reach` below it and as many above. */
  async near(db: Db, raq: number, reach: number): Promise<BookTraits[]> {
    const books = offered(db).limit(reach);
    const below = await books.where('raq', '<=', raq).orderBy('raq', 'desc').orderBy('book_no', 'desc').execute();
    const above = await books.where('raq', '>', raq).orderBy('raq').orderBy('book_no').execute();
    return [...below, ...above].map(toTraits);
  },

  async ofAuthor(db: Db, authorName: string, limit: number): Promise<BookTraits[]> {
    const rows = await offered(db).where('author_name', '=', authorName).orderBy('book_no').limit(limit).execute();
    return rows.map(toTraits);
  },

  /** Numbers of the books that this reader has begun, played, or does not want to be shown. */
  async known(db: Db, accountNo: number): Promise<Set<number>> {
    const known = new Set<number>();
    for (const query of knownQueries) {
      for (const { book_no } of (await query(db, { accountNo })).rows) known.add(book_no);
    }
    return known;
  },

  /** The books that show what a reader likes, with the signs, the latest `limit` of each sign. */
  async signs(
    db: Db,
    accountNo: number,
    limit: number,
  ): Promise<(BookTraits & { sign: 'favourite' | 'verified' | 'finished' | 'stars'; stars: number })[]> {
    const given = { accountNo, limit };
    const { rows: favourite } = await signQueries.favourite(db, given);
    const { rows: verified } = await signQueries.verified(db, given);
    const { rows: finished } = await signQueries.finished(db, given);
    const { rows: rated } = await signQueries.rated(db, given);
    return [
      ...favourite.map((row) => ({ ...toTraits(row), sign: 'favourite' as const, stars: 0 })),
      ...verified.map((row) => ({ ...toTraits(row), sign: 'verified' as const, stars: 0 })),
      ...finished.map((row) => ({ ...toTraits(row), sign: 'finished' as const, stars: 0 })),
      ...rated.map(({ stars, ...row }) => ({ ...toTraits(row), sign: 'stars' as const, stars })),
    ];
  },

  async hide(db: Db, accountNo: number, bookNo: number, use: boolean, now: number): Promise<void> {
    if (!use) {
      await db.deleteFrom('hidden_advice').where('account_no', '=', accountNo).where('book_no', '=', bookNo).execute();
      return;
    }
    await db
      .insertInto('hidden_advice')
      .values({ account_no: accountNo, book_no: bookNo, hidden_at: now })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  /** @param month 1–12 */
  async monthPick(db: Db, month: number): Promise<{ title: string; lead: string; bookNos: number[] } | undefined> {
    const row = await db
      .selectFrom('month_pick')
      .select(['title', 'lead', 'book_nos'])
      .where('month', '=', month)
      .executeTakeFirst();
    return row && { title: row.title, lead: row.lead, bookNos: numbers.parse(JSON.parse(row.book_nos)) };
  },

  /** Replaces the picks of all months where they differ. */
  async saveMonthPicks(
    db: Db,
    picks: readonly { month: number; title: string; lead: string; bookNos: readonly number[] }[],
  ): Promise<void> {
    const rows = picks
      .map(({ month, title, lead, bookNos }) => ({ month, title, lead, book_nos: JSON.stringify(bookNos) }))
      .sort((one, two) => one.month - two.month);
    const stored = await db
      .selectFrom('month_pick')
      .select(['month', 'title', 'lead', 'book_nos'])
      .orderBy('month')
      .execute();
    if (JSON.stringify(stored) === JSON.stringify(rows)) return;
    await db.deleteFrom('month_pick').execute();
    if (rows.length > 0) await db.insertInto('month_pick').values(rows).execute();
  },
};
