import type { UndoneUpload } from '#contract/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { removeUnusedAccount } from '#server/modules/account/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { emptyClasses } from '../repositories/emptyClasses.ts';
import { rosterUploads } from '../repositories/rosterUploads.ts';

/**
 * Undoes an upload: removes the accounts that it made and that nobody has used, and the classes that are empty then.
 * Who has signed in stays, and so does what it changed of students who were there before.
 *
 * @throws AppError DEMO_ACCOUNT, NOT_FOUND; ROSTER_UPLOAD_CLOSED after a day or when it was undone before
 */
export async function undoUpload(context: PostContext, uploadNo: number): Promise<UndoneUpload> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, post, staffNo } = context;
  return withTransaction(context.db, async (db) => {
    const upload = await rosterUploads.find(db, post.academyNo, { uploadNo });
    if (upload === undefined) throw new AppError('NOT_FOUND');
    if (now >= upload.begunAt + rosterTuning.undoFor || !(await rosterUploads.markUndone(db, uploadNo, now)))
      throw new AppError('ROSTER_UPLOAD_CLOSED');
    const inside = { ...context, db };
    const rows = await rosterUploads.rows(db, uploadNo);
    const actor = { kind: 'OPERATOR' as const, name: `staff:${staffNo}` };
    const undone: UndoneUpload = { removedCount: 0, kept: [], changedCount: 0 };
    for (const { accountNo, accountId, name, outcome } of rows) {
      if (outcome === 'CHANGED') undone.changedCount += 1;
      else if (await removeUnusedAccount(inside, { accountNo, academyNo: post.academyNo, actor }))
        undone.removedCount += 1;
      else undone.kept.push({ name, accountId });
    }
    await emptyClasses.remove(db, post.academyNo, upload.begunAt);
    await recordStaffAction(inside, { kind: 'ROSTER_UNDONE', detail: String(undone.removedCount) });
    return undone;
  });
}
