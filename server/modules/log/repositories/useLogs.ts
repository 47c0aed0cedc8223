import type { Db } from '#server/db/Db.ts';

/** Activity logs. */
export const useLogs = {
  async add(
    db: Db,
    log: { kind: string; accountNo: number; page: string; targetNo: number | null; now: number },
  ): Promise<void> {
    await db
      .insertInto('use_log')
      .values({
        kind: log.kind,
        account_no: log.accountNo,
        page: log.page,
        target_no: log.targetNo,
        created_at: log.now,
      })
      .execute();
  },

  async deleteOlderThan(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('use_log').where('created_at', '<', instant).execute();
  },
};
