import { z } from 'zod';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

const texts = z.array(z.string());

const puzzleRoundsQuery = compileOnce((db, given: { accountNo: number; since: number }) =>
  db
    .selectFrom('mission_attempt')
    .select(['attempt_no as attemptNo', 'book_no as bookNo', 'version', 'status', 'submitted_at as submittedAt'])
    .where('account_no', '=', given.accountNo)
    .where('kind', '=', 'PUZZLE')
    .where('hidden', '=', 0)
    .where((eb) => eb.or([eb('status', '=', 'OPEN'), eb('submitted_at', '>=', given.since)]))
    .orderBy('attempt_no', 'desc'),
);

interface Lately {
  accountNo: number;
  since: number;
  limit: number;
}

const readBooksQuery = compileOnce((db, given: Lately) => readSince(db, given).select('book.book_no as bookNo'));

const readTextsQuery = compileOnce((db, given: Lately) =>
  readSince(db, given)
    .select(['book.book_no as bookNo', 'book.content_hash as contentHash'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('book_page').select('page_no').whereRef('book_page.book_no', '=', 'book.book_no')),
    ),
);

const paragraphsQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book_page')
    .select(['book_no as bookNo', 'paragraphs'])
    .where(isAmong(db, 'book_no', given.bookNos))
    .orderBy('book_no')
    .orderBy('page_no'),
);

/** What a student read and played lately, as far as words are taken from it. */
export const wordSources = {
  /** Rounds of puzzles handed in since an instant and those that are open, the latest first. */
  async puzzleRounds(db: Db, accountNo: number, since: number) {
    return (await puzzleRoundsQuery(db, { accountNo, since })).rows;
  },

  /** Books that were read since an instant, on paper or here, the latest first. */
  async readBooks(db: Db, accountNo: number, since: number, limit: number): Promise<number[]> {
    const { rows } = await readBooksQuery(db, { accountNo, since, limit });
    return rows.map(({ bookNo }) => bookNo);
  },

  /** Those that have a text, each with the hash of its pack. */
  async readTexts(db: Db, accountNo: number, since: number, limit: number) {
    return (await readTextsQuery(db, { accountNo, since, limit })).rows;
  },

  /** Every paragraph of these books, in order, by book; a book without a text is left out. */
  async paragraphs(db: Db, bookNos: readonly number[]): Promise<Map<number, string[]>> {
    const found = new Map<number, string[]>();
    if (bookNos.length === 0) return found;
    for (const { bookNo, paragraphs } of (await paragraphsQuery(db, { bookNos })).rows) {
      const text = found.get(bookNo) ?? [];
      text.push(...texts.parse(JSON.parse(paragraphs)));
      found.set(bookNo, text);
    }
    return found;
  },
};

function readSince(db: Db, { accountNo, since, limit }: Lately) {
  return db
    .selectFrom('reading_progress')
    .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
    .where('reading_progress.account_no', '=', accountNo)
    .where('reading_progress.updated_at', '>=', since)
    .where('book.active', '=', 1)
    .orderBy('reading_progress.updated_at', 'desc')
    .limit(limit);
}
