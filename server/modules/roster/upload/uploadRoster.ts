import type { z } from 'zod';
import type { RosterStep, rosterUploadBody } from '#contract/roster.ts';
import type { PlannedRow } from '#domain/roster/planRoster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { chooseLetters } from '../chooseLetters.ts';
import { rosterUploads, type UploadRow } from '../repositories/rosterUploads.ts';
import { type RosterRowReport, refused, settleRow } from '../settleRow.ts';
import { keyOf, planUpload, type UploadPlan } from './planUpload.ts';

/**
 * Carries some rows of an upload out, each in a transaction of its own. The browser sends the whole lists with every
 * part, so that each part is planned as the whole was checked; a row that is done is answered as it is.
 *
 * @throws AppError DEMO_ACCOUNT; ROSTER_UPLOAD_CLOSED for an upload of yesterday or one that was undone; INVALID_INPUT
 *   for letters that are not to be had
 */
export async function uploadRoster(context: PostContext, body: z.infer<typeof rosterUploadBody>): Promise<RosterStep> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const uploadNo = await openUpload(context, body.uploadKey);
  const done = new Map((await rosterUploads.rows(context.db, uploadNo)).map((row) => [row.rowKey, row]));
  const made = new Set([...done.values()].flatMap((row) => (row.outcome === 'CREATED' ? [row.accountNo] : [])));
  const planned = await planUpload(context, body, made);
  if (planned.letters.refused !== null)
    throw new AppError('INVALID_INPUT', { fields: { letters: planned.letters.refused } });
  await takeLetters(context, planned, body.letters);
  const wanted = new Set(body.rowKeys);
  const rows: RosterStep['rows'] = [];
  for (const one of planned.plan.rows) {
    const key = keyOf(one);
    if (!wanted.has(key)) continue;
    const before = done.get(key);
    const report = before ? doneBefore(one, before) : await settle(context, { uploadNo, key, one, planned });
    const { outcome, shown, accountNo, accountId, reasons } = report;
    rows.push({ key, outcome, shown, accountNo, accountId, reasons });
  }
  return { uploadNo, rows };
}

async function openUpload(context: PostContext, uploadKey: string): Promise<number> {
  const { academyNo } = context.post;
  return withTransaction(context.db, async (db) => {
    const opened = await rosterUploads.open(db, { academyNo, uploadKey, staffNo: context.staffNo }, context.now);
    if (opened.fresh) await recordStaffAction({ ...context, db }, { kind: 'ROSTER_UPLOADED' });
    const closed = opened.undoneAt !== null || context.now >= opened.begunAt + rosterTuning.undoFor;
    if (closed) throw new AppError('ROSTER_UPLOAD_CLOSED');
    return opened.uploadNo;
  });
}

/** The letters of the ids are chosen with the first row and hold for ever. */
async function takeLetters({ db, now, post, staffNo }: PostContext, planned: UploadPlan, given: string | null) {
  if (planned.letters.own !== null) return;
  const letters = given ?? planned.letters.proposed;
  const { site } = planned.institution;
  await chooseLetters({ db, now }, { academyNo: post.academyNo, site, letters, operator: `staff:${staffNo}` });
}

interface Settling {
  uploadNo: number;
  key: string;
  one: PlannedRow;
  planned: UploadPlan;
}

async function settle(context: PostContext, { uploadNo, key, one, planned }: Settling): Promise<RosterRowReport> {
  const { institution, year, propose } = planned;
  const operator = `staff:${context.staffNo}`;
  const row = { planned: one, institution, operator, checkOnly: false, withoutPassword: true, year, propose };
  try {
    return await withTransaction(context.db, async (db) => {
      const report = await settleRow({ ...context, db }, row);
      const { outcome, accountNo } = report;
      if (accountNo !== null && (outcome === 'CREATED' || outcome === 'CHANGED'))
        await rosterUploads.addRow(db, uploadNo, { rowKey: key, accountNo, outcome });
      return report;
    });
  } catch (error) {
    if (error instanceof AppError) return refused(one, [error.message]);
    throw error;
  }
}

function doneBefore(one: PlannedRow, { accountNo, accountId, outcome }: UploadRow): RosterRowReport {
  return { ...refused(one, []), outcome, accountNo, accountId };
}
