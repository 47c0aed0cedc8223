import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

export interface ReportNote {
  accountNo: number;
  note: string;
  staffName: string;
}

interface Which {
  academyNo: number;
  month: string;
}

const listQuery = compileOnce((db, given: { accountNos: readonly number[]; academyNo: number; month: string }) =>
  db
    .selectFrom('report_note')
    .innerJoin('staff', 'staff.staff_no', 'report_note.staff_no')
    .select(['report_note.account_no as accountNo', 'report_note.note', 'staff.name as staffName'])
    .where(isAmong(db, 'report_note.account_no', given.accountNos))
    .where('report_note.academy_no', '=', given.academyNo)
    .where('report_note.month', '=', given.month),
);

/** Lines of the staff on monthly reports, one for each pupil and month. */
export const reportNotes = {
  async list(db: Db, { academyNo, month }: Which, accountNos: readonly number[]): Promise<Map<number, ReportNote>> {
    if (accountNos.length === 0) return new Map();
    const { rows } = await listQuery(db, { accountNos, academyNo, month });
    return new Map(rows.map((row) => [row.accountNo, row]));
  },

  async put(
    db: Db,
    { academyNo, month, accountNo, note, staffNo }: Which & { accountNo: number; note: string; staffNo: number },
    now: number,
  ): Promise<void> {
    const written = { note, staff_no: staffNo, written_at: now };
    await db
      .insertInto('report_note')
      .values({ account_no: accountNo, academy_no: academyNo, month, ...written })
      .onConflict((conflict) => conflict.columns(['account_no', 'academy_no', 'month']).doUpdateSet(written))
      .execute();
  },

  async remove(db: Db, { academyNo, month, accountNo }: Which & { accountNo: number }): Promise<void> {
    await db
      .deleteFrom('report_note')
      .where('account_no', '=', accountNo)
      .where('academy_no', '=', academyNo)
      .where('month', '=', month)
      .execute();
  },
};
