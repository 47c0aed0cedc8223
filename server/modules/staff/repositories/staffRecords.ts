import type { StaffRecordKind } from '#domain/staff/staffRecordKinds.ts';
import type { Db } from '#server/db/Db.ts';

export interface StaffRecord {
  at: number;
  staffNo: number;
  academyNo: number;
  kind: StaffRecordKind;
  accountNo: number | null;
  /** Codes and numbers, never a text of a person. */
  detail: string;
  address: string;
  device: string;
}

/** What the staff looked at, changed and exported. */
export const staffRecords = {
  async add(db: Db, record: StaffRecord): Promise<void> {
    await db
      .insertInto('staff_record')
      .values({
        at: record.at,
        staff_no: record.staffNo,
        academy_no: record.academyNo,
        kind: record.kind,
        account_no: record.accountNo,
        detail: record.detail,
        address: record.address,
        device: record.device,
      })
      .execute();
  },

  /** Of an institution, the latest first; of one person or about one pupil where these are given. */
  async list(db: Db, which: RecordFilter, limit: number, offset: number) {
    return filtered(db, which)
      .innerJoin('staff', 'staff.staff_no', 'staff_record.staff_no')
      .leftJoin('account', (join) =>
        join.onRef('account.account_no', '=', 'staff_record.account_no').on('account.academy_no', '=', which.academyNo),
      )
      .select([
        'staff_record.record_no as recordNo',
        'staff_record.at',
        'staff.name as staffName',
        'staff_record.kind',
        'account.name as pupilName',
        'staff_record.detail',
        'staff_record.address',
        'staff_record.device',
      ])
      .orderBy('staff_record.record_no', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  async count(db: Db, which: RecordFilter): Promise<number> {
    const { count } = await filtered(db, which)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  async deleteBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('staff_record').where('at', '<', instant).execute();
  },
};

/** Whose records are looked for. */
export interface RecordFilter {
  academyNo: number;
  staffNo?: number | undefined;
  accountNo?: number | undefined;
}

function filtered(db: Db, { academyNo, staffNo, accountNo }: RecordFilter) {
  let query = db.selectFrom('staff_record').where('staff_record.academy_no', '=', academyNo);
  if (staffNo !== undefined) query = query.where('staff_record.staff_no', '=', staffNo);
  if (accountNo !== undefined) query = query.where('staff_record.account_no', '=', accountNo);
  return query;
}
