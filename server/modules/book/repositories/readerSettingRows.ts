import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const settingsOf = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('reader_setting').select('settings').where('account_no', '=', given.accountNo),
);

/** How students like books to be set, as JSON. */
export const readerSettingRows = {
  async find(db: Db, accountNo: number): Promise<string | null> {
    const row = (await settingsOf(db, { accountNo })).rows[0];
    return row?.settings ?? null;
  },

  async save(db: Db, accountNo: number, settings: string, now: number): Promise<void> {
    await db
      .insertInto('reader_setting')
      .values({ account_no: accountNo, settings, updated_at: now })
      .onConflict((conflict) => conflict.column('account_no').doUpdateSet({ settings, updated_at: now }))
      .execute();
  },
};
