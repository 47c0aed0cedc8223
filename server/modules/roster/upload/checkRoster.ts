import type { RosterBody, RosterCheck } from '#contract/roster.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
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
    leavers: plan.leavers.map(({ name, accountId, classGrade, className }) => ({
      name,
      accountId,
      className: pupilClassName({ classGrade, className }),
    })),
    schoolYear: year,
    letters,
  };
}
