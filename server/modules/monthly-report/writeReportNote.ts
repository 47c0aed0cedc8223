import type { ReportNoteBody } from '#contract/monthlyReport.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePupil } from '#server/modules/classroom/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { reportNotes } from './repositories/reportNotes.ts';
import { requireMonth } from './requireMonth.ts';

/** Writes the line of a report over the one before; an empty one takes it away. @throws AppError NOT_FOUND, DEMO_ACCOUNT; INVALID_INPUT for the month */
export async function writeReportNote(
  context: PostContext,
  accountNo: number,
  { month, note }: ReportNoteBody,
): Promise<{ done: true }> {
  // The next visitor of the demo would read it.
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo, post } = context;
  requireMonth(month, now);
  const words = note.normalize('NFC').trim();
  const which = { academyNo: post.academyNo, month, accountNo };
  await withTransaction(context.db, async (db) => {
    await requirePupil({ ...context, db }, accountNo);
    if (words === '') await reportNotes.remove(db, which);
    else await reportNotes.put(db, { ...which, note: words, staffNo }, now);
    await recordStaffAction({ ...context, db }, { kind: 'REPORT_NOTE_WRITTEN', accountNo, detail: month });
  });
  return { done: true };
}
