import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { standOf } from './describePrinted.ts';
import { paperSheets } from './repositories/paperSheets.ts';
import { requireSheet } from './requireSheet.ts';

/**
 * Takes a sheet back: its code hands nothing in any more. The attempt stays open on the pupil's screen.
 *
 * @throws AppError NOT_FOUND, DEMO_ACCOUNT; PAPER_ENTERED for one that was typed in
 */
export async function withdrawSheet(context: PostContext, code: string): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const sheet = await requireSheet(inside, code);
    const { accountNo, sheetNo } = sheet;
    if (standOf(sheet) === 'WITHDRAWN') return { done: true };
    if (!(await paperSheets.withdraw(db, sheetNo, context.now))) throw new AppError('PAPER_ENTERED');
    await recordStaffAction(inside, { kind: 'PAPER_WITHDRAWN', accountNo, detail: `sheet ${sheetNo}` });
    return { done: true };
  });
}
