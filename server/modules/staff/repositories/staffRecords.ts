import type { StaffRecordKind } from '#domain/staff/staffRecordKinds.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

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

const listQuery = compileByShape([], (db, given: RecordFilter & { limit: number; offset: number }) =>
  filtered(db, given)
    .innerJoin('staff', 'staff.staff_no', 'staff_record.staff_no')
    .leftJoin('account', (join) =>
      join.onRef('account.account_no', '=', 'staff_record.account_no').on('account.academy_no', '=', given.academyNo),
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
    .limit(given.limit)
    .offset(given.offset),
);

const countQuery = compileByShape([], (db, given: RecordFilter) =>
  filtered(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const addQuery = compileOnce((db, given: StaffRecord) =>
  db.insertInto('staff_record').values({
    at: given.at,
    staff_no: given.staffNo,
    academy_no: given.academyNo,
    kind: given.kind,
    account_no: given.accountNo,
    detail: given.detail,
    address: given.address,
    device: given.device,
  }),
);

/** What the staff looked at, changed and exported. */
export const staffRecords = {
  async add(db: Db, record: StaffRecord): Promise<void> {
    await addQuery(db, record);
  },

  /** Of an institution, the latest first; of one person or about one pupil where these are given. */
  async list(db: Db, which: RecordFilter, limit: number, offset: number) {
    return (await listQuery(db, { ...which, academyNo: which.academyNo, limit, offset })).rows;
  },

  async count(db: Db, which: RecordFilter): Promise<number> {
    const { count } = firstRow(await countQuery(db, which));
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
