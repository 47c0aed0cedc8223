import { sql } from 'kysely';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import { type ScoredMissionKind, scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import type { ScoredRates } from '#domain/mission/verifies.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

const scoredRates = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('mission_attempt')
    .select(['book_no as bookNo', 'kind', 'rate_hundredths'])
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('kind', 'in', [...scoredMissionKinds])
    .where('status', '=', 'SUBMITTED')
    .where('hidden', '=', 0)
    .orderBy('round'),
);

const triedQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('book')
    .leftJoin('verification', (join) =>
      join.onRef('verification.book_no', '=', 'book.book_no').on('verification.account_no', '=', given.accountNo),
    )
    .select(['book.book_no as bookNo', 'book.category', 'verification.verified_at as verifiedAt'])
    .where('book.book_no', 'in', (eb) =>
      eb
        .selectFrom('mission_attempt')
        .select('book_no')
        .where('account_no', '=', given.accountNo)
        .where('status', '=', 'SUBMITTED')
        .where('hidden', '=', 0)
        .where('kind', 'in', [...scoredMissionKinds])
        .union(eb.selectFrom('verification').select('book_no').where('account_no', '=', given.accountNo)),
    ),
);

const booksOfDayQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select(['book_no as bookNo', 'book_name as bookName', 'author_name as authorName', 'category'])
    .select(['active', 'audio'])
    .select((eb) => [bookDepth.firstPageNo(eb).as('firstPageNo'), bookDepth.firstMission(eb).as('firstMission')])
    .where(isAmong(db, 'book_no', given.bookNos)),
);

const verifiedByMonthQuery = compileOnce((db, given: { accountNo: number; sinceDay: string }) => {
  const month = sql<string>`substr(verification.day_key, 1, 7)`;
  return db
    .selectFrom('verification')
    .innerJoin('book', 'book.book_no', 'verification.book_no')
    .select((eb) => [month.as('month'), 'book.category', eb.fn.countAll<number>().as('books')])
    .where('verification.account_no', '=', given.accountNo)
    .where('verification.day_key', '>=', given.sinceDay)
    .groupBy([month, 'book.category']);
});

/** Names and pictures of books, and the figures of history and chart. */
export const libraryFigures = {
  /** What a calendar prints of books, offered or not, by number, with what can be done with each. */
  async booksOfDay(db: Db, bookNos: readonly number[]) {
    if (bookNos.length === 0) return new Map<number, never>();
    const { rows } = await booksOfDayQuery(db, { bookNos });
    return new Map(
      rows.map(({ active, audio, firstPageNo, firstMission, ...row }) => [
        row.bookNo,
        {
          ...row,
          offered: active === 1,
          textYn: yesOrNo(firstPageNo !== null),
          audioYn: yesOrNo(audio === 1),
          missionYn: yesOrNo(firstMission !== null),
        },
      ]),
    );
  },

  /** Latest rate of each scored mission handed in, by book. */
  async rates(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Map<number, ScoredRates>> {
    const rates = new Map<number, ScoredRates>();
    if (bookNos.length === 0) return rates;
    const rows = (await scoredRates(db, { accountNo, bookNos })).rows;
    for (const { bookNo, kind, rate_hundredths } of rows) {
      rates.set(bookNo, { ...rates.get(bookNo), [kind as ScoredMissionKind]: rate_hundredths / 100 });
    }
    return rates;
  },

  /** Verified books by month (`YYYY-MM`) and category, from a day on. */
  async verifiedByMonth(db: Db, accountNo: number, sinceDay: string) {
    return (await verifiedByMonthQuery(db, { accountNo, sinceDay })).rows;
  },

  /** Books with a scored mission handed in, and verified ones; each once. */
  async tried(db: Db, accountNo: number): Promise<{ bookNo: number; category: BookCategory; verified: boolean }[]> {
    const { rows } = await triedQuery(db, { accountNo });
    return rows.map(({ verifiedAt, ...row }) => ({ ...row, verified: verifiedAt !== null }));
  },
};

function yesOrNo(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N';
}
