import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import { joinReads } from '../db/joinReads.ts';
import { catalogueBooks } from './catalogueBooks.ts';

/** A book with what one reader did with it; one row of `bookCards`. */
export type BookCardRow = Awaited<ReturnType<typeof bookCards.read>>[number];

const readDeeds = compileOnce((db, { accountNo, bookNos }: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .innerJoin('account', (join) => join.on('account.account_no', '=', accountNo))
    .leftJoin('verification', (join) =>
      join.onRef('verification.book_no', '=', 'book.book_no').on('verification.account_no', '=', accountNo),
    )
    .leftJoin('book_favourite', (join) =>
      join.onRef('book_favourite.book_no', '=', 'book.book_no').on('book_favourite.account_no', '=', accountNo),
    )
    .leftJoin('reading_progress', (join) =>
      join.onRef('reading_progress.book_no', '=', 'book.book_no').on('reading_progress.account_no', '=', accountNo),
    )
    .select([
      'book.book_no as bookNo',
      'account.raq as readerRaq',
      'verification.verified_at as verifiedAt',
      'book_favourite.added_at as favouredAt',
      'reading_progress.furthest_page_no as furthestPageNo',
      'reading_progress.last_page_no as lastPageNo',
    ])
    .select((eb) =>
      eb
        .selectFrom('mission_attempt')
        .select((inner) => inner.fn.count<number>('mission_attempt.kind').distinct().as('done'))
        .whereRef('mission_attempt.book_no', '=', 'book.book_no')
        .where('mission_attempt.account_no', '=', accountNo)
        .where('mission_attempt.status', '=', 'SUBMITTED')
        .where('mission_attempt.hidden', '=', 0)
        .as('missionDoneCount'),
    )
    .where(isAmong(db, 'book.book_no', bookNos)),
);

export const bookCards = {
  /** The cards of these books as one reader sees them, in the order of the numbers. Unknown numbers are left out. */
  async read(db: Db, accountNo: number, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    const view = joinReads(db);
    const [books, { rows }] = await Promise.all([
      catalogueBooks.read(view, bookNos),
      readDeeds(view, { accountNo, bookNos }),
    ]);
    const deedsOf = new Map(rows.map((row) => [row.bookNo, row]));
    return bookNos.flatMap((bookNo) => {
      const book = books.get(bookNo);
      const deeds = deedsOf.get(bookNo);
      return book && deeds ? { ...book, ...deeds } : [];
    });
  },
};
