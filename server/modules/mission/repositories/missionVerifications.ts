import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

const verifiedAmong = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('verification')
    .select('book_no as bookNo')
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'book_no', given.bookNos)),
);

const verifiedOne = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('verification')
    .select('verified_at as verifiedAt')
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo),
);

export const missionVerifications = {
  /** Verifies a book once; later calls change nothing, and nothing takes it back. */
  async add(db: Db, verification: { accountNo: number; bookNo: number; now: number; dayKey: string }): Promise<void> {
    await db
      .insertInto('verification')
      .values({
        account_no: verification.accountNo,
        book_no: verification.bookNo,
        verified_at: verification.now,
        day_key: verification.dayKey,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  /** Those of these books that are verified. */
  async among(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Set<number>> {
    const { rows } = await verifiedAmong(db, { accountNo, bookNos });
    return new Set(rows.map(({ bookNo }) => bookNo));
  },

  async has(db: Db, accountNo: number, bookNo: number): Promise<boolean> {
    return (await missionVerifications.verifiedAt(db, accountNo, bookNo)) !== null;
  },

  /** Milliseconds UTC; null where it is not verified. */
  async verifiedAt(db: Db, accountNo: number, bookNo: number): Promise<number | null> {
    const { rows } = await verifiedOne(db, { accountNo, bookNo });
    return rows[0]?.verifiedAt ?? null;
  },
};
