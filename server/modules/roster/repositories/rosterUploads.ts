import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** An account that an upload made or changed. */
export interface UploadRow {
  rowKey: string;
  accountNo: number;
  accountId: string;
  name: string;
  outcome: 'CREATED' | 'CHANGED';
  /** Whether somebody has signed in to it. */
  used: boolean;
}

interface OpenUpload {
  uploadNo: number;
  begunAt: number;
  undoneAt: number | null;
  /** Whether this call has begun it. */
  fresh: boolean;
}

const listQuery = compileOnce((db, given: { academyNo: number; since: number }) =>
  db
    .selectFrom('roster_upload')
    .innerJoin('staff', 'staff.staff_no', 'roster_upload.staff_no')
    .select(['roster_upload.upload_no as uploadNo', 'roster_upload.begun_at as begunAt', 'staff.name as staffName'])
    .where('roster_upload.academy_no', '=', given.academyNo)
    .where('roster_upload.begun_at', '>', given.since)
    .where('roster_upload.undone_at', 'is', null)
    .orderBy('roster_upload.begun_at', 'desc')
    .limit(20),
);

/** Rosters uploaded in the browser. */
export const rosterUploads = {
  /** The upload with this key, which begins where there is none. */
  async open(
    db: Db,
    given: { academyNo: number; uploadKey: string; staffNo: number },
    now: number,
  ): Promise<OpenUpload> {
    const made = await db
      .insertInto('roster_upload')
      .values({
        academy_no: given.academyNo,
        upload_key: given.uploadKey,
        staff_no: given.staffNo,
        begun_at: now,
        undone_at: null,
      })
      .onConflict((conflict) => conflict.columns(['academy_no', 'upload_key']).doNothing())
      .returning('upload_no')
      .executeTakeFirst();
    if (made !== undefined) return { uploadNo: made.upload_no, begunAt: now, undoneAt: null, fresh: true };
    const there = await this.find(db, given.academyNo, { uploadKey: given.uploadKey });
    if (there === undefined) throw new Error('an upload with this key is there and is not');
    return { ...there, fresh: false };
  },

  async find(db: Db, academyNo: number, which: { uploadKey: string } | { uploadNo: number }) {
    return db
      .selectFrom('roster_upload')
      .select(['upload_no as uploadNo', 'begun_at as begunAt', 'undone_at as undoneAt'])
      .where('academy_no', '=', academyNo)
      .where((eb) =>
        'uploadKey' in which ? eb('upload_key', '=', which.uploadKey) : eb('upload_no', '=', which.uploadNo),
      )
      .executeTakeFirst();
  },

  async addRow(
    db: Db,
    uploadNo: number,
    row: { rowKey: string; accountNo: number; outcome: 'CREATED' | 'CHANGED' },
  ): Promise<void> {
    await db
      .insertInto('roster_upload_row')
      .values({ upload_no: uploadNo, row_key: row.rowKey, account_no: row.accountNo, outcome: row.outcome })
      .execute();
  },

  async rows(db: Db, uploadNo: number): Promise<UploadRow[]> {
    const rows = await db
      .selectFrom('roster_upload_row')
      .innerJoin('account', 'account.account_no', 'roster_upload_row.account_no')
      .select([
        'roster_upload_row.row_key as rowKey',
        'roster_upload_row.account_no as accountNo',
        'roster_upload_row.outcome',
        'account.account_id as accountId',
        'account.name',
        'account.last_seen_at as lastSeenAt',
      ])
      .where('upload_no', '=', uploadNo)
      .orderBy('roster_upload_row.account_no')
      .execute();
    return rows.map(({ lastSeenAt, ...row }) => ({ ...row, used: lastSeenAt !== null }));
  },

  /** Uploads since an instant that were not undone, the latest first. */
  async list(db: Db, academyNo: number, since: number) {
    return (await listQuery(db, { academyNo, since })).rows;
  },

  /** @returns false when somebody else has undone it */
  async markUndone(db: Db, uploadNo: number, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('roster_upload')
      .set({ undone_at: now })
      .where('upload_no', '=', uploadNo)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async deleteBegunBefore(db: Db, instant: number): Promise<void> {
    const old = db.selectFrom('roster_upload').select('upload_no').where('begun_at', '<', instant);
    await db.deleteFrom('roster_upload_row').where('upload_no', 'in', old).execute();
    await db.deleteFrom('roster_upload').where('begun_at', '<', instant).execute();
  },
};
