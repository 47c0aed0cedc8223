import { z } from 'zod';
import { OWN_AUTHOR } from '#domain/book/isComing.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { joinReads } from '../db/joinReads.ts';
import { bookDepth } from './bookDepth.ts';

const numbers = z.array(z.number());

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

/** Something that a reader did with a book and that shows liking. */
export interface BookSign {
  bookNo: number;
  sign: 'favourite' | 'verified' | 'finished' | 'stars';
  /** 1–5; 0 of other signs. */
  stars: number;
}

interface LatestSigns {
  accountNo: number;
  limit: number;
}

/** Numbers of books that can be recommended: on offer, and not one of ours whose text is still to come (`isComing`). */
const offered = (db: Db) =>
  db
    .selectFrom('book')
    .select('book_no as bookNo')
    .where('active', '=', 1)
    .where((eb) => eb.or([eb('author_name', '!=', OWN_AUTHOR), eb(bookDepth.firstPageNo(eb), 'is not', null)]));

/** The latest books of each sign of what a reader likes. */
const signQueries = {
  favourite: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    db
      .selectFrom('book_favourite')
      .select('book_no as bookNo')
      .where('account_no', '=', accountNo)
      .orderBy('added_at', 'desc')
      .limit(limit),
  ),
  verified: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    db
      .selectFrom('verification')
      .select('book_no as bookNo')
      .where('account_no', '=', accountNo)
      .orderBy('verified_at', 'desc')
      .limit(limit),
  ),
  finished: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    db
      .selectFrom('reading_progress')
      .select('book_no as bookNo')
      .where('account_no', '=', accountNo)
      .where('finished_at', 'is not', null)
      .orderBy('finished_at', 'desc')
      .limit(limit),
  ),
  rated: compileOnce((db, { accountNo, limit }: LatestSigns) =>
    db
      .selectFrom('book_review')
      .select(['book_no as bookNo', 'stars'])
      .where('account_no', '=', accountNo)
      .orderBy('written_at', 'desc')
      .limit(limit),
  ),
};

const monthPickQuery = compileOnce((db, given: { month: number }) =>
  db.selectFrom('month_pick').select(['title', 'lead', 'book_nos']).where('month', '=', given.month),
);

/** What recommendations are made of. */
export const adviceBooks = {
  /** Numbers of books near a raq that anybody can read: up to `reach` below it and as many above, the nearest first. */
  async near(db: Db, raq: number, reach: number): Promise<number[]> {
    const books = offered(db).limit(reach);
    const below = await books.where('raq', '<=', raq).orderBy('raq', 'desc').orderBy('book_no', 'desc').execute();
    const above = await books.where('raq', '>', raq).orderBy('raq').orderBy('book_no').execute();
    return [...below, ...above].map(({ bookNo }) => bookNo);
  },

  async ofAuthor(db: Db, authorName: string, limit: number): Promise<number[]> {
    const rows = await offered(db).where('author_name', '=', authorName).orderBy('book_no').limit(limit).execute();
    return rows.map(({ bookNo }) => bookNo);
  },

  /** Numbers of the books that this reader has begun, played, or does not want to be shown. */
  async known(db: Db, accountNo: number): Promise<Set<number>> {
    const view = joinReads(db);
    const found = await Promise.all(knownQueries.map((query) => query(view, { accountNo })));
    return new Set(found.flatMap(({ rows }) => rows.map(({ book_no }) => book_no)));
  },

  /** The books that show what a reader likes, with the signs, the latest `limit` of each sign. */
  async signs(db: Db, accountNo: number, limit: number): Promise<BookSign[]> {
    const view = joinReads(db);
    const given = { accountNo, limit };
    const [favourite, verified, finished, rated] = await Promise.all([
      signQueries.favourite(view, given),
      signQueries.verified(view, given),
      signQueries.finished(view, given),
      signQueries.rated(view, given),
    ]);
    return [
      ...favourite.rows.map(({ bookNo }) => ({ bookNo, sign: 'favourite' as const, stars: 0 })),
      ...verified.rows.map(({ bookNo }) => ({ bookNo, sign: 'verified' as const, stars: 0 })),
      ...finished.rows.map(({ bookNo }) => ({ bookNo, sign: 'finished' as const, stars: 0 })),
      ...rated.rows.map(({ bookNo, stars }) => ({ bookNo, sign: 'stars' as const, stars })),
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
    const [row] = (await monthPickQuery(db, { month })).rows;
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
