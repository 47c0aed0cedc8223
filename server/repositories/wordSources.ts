import { z } from 'zod';
import type { Db } from '../db/Db.ts';

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

  /** Books with text that were read since an instant, the latest first, each with the hash of its pack. */
  async readBooks(db: Db, accountNo: number, since: number, limit: number) {
    return db
      .selectFrom('reading_progress')
      .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
      .select(['book.book_no as bookNo', 'book.content_hash as contentHash'])
      .where('reading_progress.account_no', '=', accountNo)
      .where('reading_progress.updated_at', '>=', since)
      .where('book.active', '=', 1)
      .orderBy('reading_progress.updated_at', 'desc')
      .limit(limit)
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
