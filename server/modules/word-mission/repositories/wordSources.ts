import { z } from 'zod';
import type { Db } from '#server/db/Db.ts';

const texts = z.array(z.string());

/** What a student read and played lately, as far as words are taken from it. */
export const wordSources = {
  /** Rounds of puzzles handed in since an instant and those that are open, the latest first. */
  async puzzleRounds(db: Db, accountNo: number, since: number) {
    return db
      .selectFrom('mission_attempt')
      .select(['attempt_no as attemptNo', 'book_no as bookNo', 'version', 'status', 'submitted_at as submittedAt'])
      .where('account_no', '=', accountNo)
      .where('kind', '=', 'PUZZLE')
      .where('hidden', '=', 0)
      .where((eb) => eb.or([eb('status', '=', 'OPEN'), eb('submitted_at', '>=', since)]))
      .orderBy('attempt_no', 'desc')
      .execute();
  },

  /** Books that were read since an instant, on paper or here, the latest first. */
  async readBooks(db: Db, accountNo: number, since: number, limit: number): Promise<number[]> {
    const rows = await readSince(db, accountNo, since, limit).select('book.book_no as bookNo').execute();
    return rows.map(({ bookNo }) => bookNo);
  },

  /** Those that have a text, each with the hash of its pack. */
  async readTexts(db: Db, accountNo: number, since: number, limit: number) {
    return readSince(db, accountNo, since, limit)
      .select(['book.book_no as bookNo', 'book.content_hash as contentHash'])
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('book_page').select('page_no').whereRef('book_page.book_no', '=', 'book.book_no')),
      )
      .execute();
  },

  /** Every paragraph of a book, in order. */
  async paragraphs(db: Db, bookNo: number): Promise<string[]> {
    const rows = await db
      .selectFrom('book_page')
      .select('paragraphs')
      .where('book_no', '=', bookNo)
      .orderBy('page_no')
      .execute();
    return rows.flatMap((row) => texts.parse(JSON.parse(row.paragraphs)));
  },

  /** The student's raq. */
  async raq(db: Db, accountNo: number): Promise<number> {
    const row = await db
      .selectFrom('account')
      .select('raq')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    return row.raq;
  },
};

function readSince(db: Db, accountNo: number, since: number, limit: number) {
  return db
    .selectFrom('reading_progress')
    .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
    .where('reading_progress.account_no', '=', accountNo)
    .where('reading_progress.updated_at', '>=', since)
    .where('book.active', '=', 1)
    .orderBy('reading_progress.updated_at', 'desc')
    .limit(limit);
}
