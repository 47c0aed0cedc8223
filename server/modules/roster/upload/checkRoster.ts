import type { RosterBody, RosterCheck } from '#contract/roster.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { markOf } from '../one-roster/sourcedIds.ts';
import { listMarked } from '../one-roster/withMarks.ts';
import { settleRow } from '../settleRow.ts';
import { keyOf, planUpload } from './planUpload.ts';

/** What these lists would change, row by row. Nothing is stored. */
export async function checkRoster(context: PostContext, body: RosterBody): Promise<RosterCheck> {
  const { plan, institution, year, propose, letters } = await planUpload(context, body);
  const rows: RosterCheck['rows'] = [];
  for (const planned of plan.rows) {
    const row = { planned, institution, operator: '', checkOnly: true, year, propose };
    const { outcome, shown, accountId, reasons } = await settleRow(context, row);
    rows.push({ key: keyOf(planned), outcome, shown, accountId, reasons });
  }
  return {
    rows,
    leaving: await leavingMembers(context, body.leaving ?? []),
    leavers: plan.leavers.map(({ name, accountId, classGrade, className }) => ({
      name,
      accountId,
      className: pupilClassName({ classGrade, className }),
    })),
    schoolYear: year,
    letters,
  };
}

/** Pupils who are to be deleted in the other system. Nothing happens to them here. */
async function leavingMembers(context: PostContext, ids: readonly string[]): Promise<RosterCheck['leaving']> {
  if (ids.length === 0) return [];
  const { academyNo } = context.post;
  const mark = markOf(context.secrets, academyNo);
  const gone = new Set(ids.map(mark));
  const members = await listMarked(context, academyNo);
  return members
    .filter(({ marks }) => marks.some((known) => gone.has(known)))
    .map(({ accountNo, accountId, name, classGrade, className }) => ({
      accountNo,
      accountId,
      name,
      className: pupilClassName({ classGrade, className }),
    }));
}
