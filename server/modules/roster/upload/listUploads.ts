import type { RosterUploads } from '#contract/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { rosterUploads } from '../repositories/rosterUploads.ts';

/** Uploads that can still be undone. */
export async function listUploads({ db, now, post }: PostContext): Promise<RosterUploads> {
  const items: RosterUploads['items'] = [];
  for (const upload of await rosterUploads.list(db, post.academyNo, now - rosterTuning.undoFor)) {
    const rows = await rosterUploads.rows(db, upload.uploadNo);
    const made = rows.filter(({ outcome }) => outcome === 'CREATED');
    items.push({
      uploadNo: upload.uploadNo,
      staffName: upload.staffName,
      at: new Date(upload.begunAt).toISOString(),
      undoUntil: new Date(upload.begunAt + rosterTuning.undoFor).toISOString(),
      madeCount: made.length,
      changedCount: rows.length - made.length,
      usedCount: made.filter(({ used }) => used).length,
    });
  }
  return { items };
}
