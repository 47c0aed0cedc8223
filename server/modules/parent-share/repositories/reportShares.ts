import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** A live link to the report of one month. */
export interface ReportShare {
  shareNo: number;
  accountNo: number;
  expiresAt: number;
  lastOpenedAt: number | null;
  mailedAt: number | null;
}

const liveQuery = compileOnce(
  (db, given: { accountNos: readonly number[]; month: string; academyNo: number; now: number }) =>
    db
      .selectFrom('parent_share')
      .select([
        'share_no as shareNo',
        'account_no as accountNo',
        'expires_at as expiresAt',
        'last_opened_at as lastOpenedAt',
        'mailed_at as mailedAt',
      ])
      .where(isAmong(db, 'account_no', given.accountNos))
      .where('scope', '=', 'MONTHLY_REPORT')
      .where('report_month', '=', given.month)
      .where('report_academy_no', '=', given.academyNo)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', given.now)
      .orderBy('share_no'),
);

/** Links to monthly reports that an institution made. A pupil has at most one live one for each month. */
export const reportShares = {
  /** The live ones for this month of these pupils. */
  async live(
    db: Db,
    which: { academyNo: number; month: string; accountNos: readonly number[] },
    now: number,
  ): Promise<ReportShare[]> {
    if (which.accountNos.length === 0) return [];
    return (await liveQuery(db, { accountNos: which.accountNos, month: which.month, academyNo: which.academyNo, now }))
      .rows;
  },

  /** Ends a live link that this institution made. False where there is none. */
  async end(
    db: Db,
    { academyNo, accountNo, shareNo }: { academyNo: number; accountNo: number; shareNo: number },
    now: number,
  ): Promise<boolean> {
    const result = await db
      .updateTable('parent_share')
      .set({ revoked_at: now })
      .where('share_no', '=', shareNo)
      .where('account_no', '=', accountNo)
      .where('report_academy_no', '=', academyNo)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async markMailed(db: Db, shareNo: number, now: number): Promise<void> {
    await db.updateTable('parent_share').set({ mailed_at: now }).where('share_no', '=', shareNo).execute();
  },
};
