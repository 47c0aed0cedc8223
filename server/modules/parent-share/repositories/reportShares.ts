import type { Db } from '#server/db/Db.ts';

/** A live link to the report of one month. */
export interface ReportShare {
  shareNo: number;
  accountNo: number;
  expiresAt: number;
  lastOpenedAt: number | null;
  mailedAt: number | null;
}

/** Links to monthly reports that an institution made. A pupil has at most one live one for each month. */
export const reportShares = {
  /** The live ones for this month of these pupils. */
  async live(
    db: Db,
    which: { academyNo: number; month: string; accountNos: readonly number[] },
    now: number,
  ): Promise<ReportShare[]> {
    if (which.accountNos.length === 0) return [];
    return db
      .selectFrom('parent_share')
      .select([
        'share_no as shareNo',
        'account_no as accountNo',
        'expires_at as expiresAt',
        'last_opened_at as lastOpenedAt',
        'mailed_at as mailedAt',
      ])
      .where('account_no', 'in', [...which.accountNos])
      .where('scope', '=', 'MONTHLY_REPORT')
      .where('report_month', '=', which.month)
      .where('report_academy_no', '=', which.academyNo)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('share_no')
      .execute();
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
