import type { ReportSheets } from '#contract/monthlyReport.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { classPupils } from './classPupils.ts';
import { describeReport } from './describeReport.ts';
import { requireMonth } from './requireMonth.ts';

/** The reports of chosen pupils of a class. Each look is recorded; who has left the class is left out. @throws AppError INVALID_INPUT for the month */
export async function readSheets(
  context: PostContext,
  classNo: number,
  { month, pupils }: { month: string; pupils: readonly number[] },
): Promise<ReportSheets> {
  requireMonth(month, context.now);
  const sheets: ReportSheets['sheets'] = [];
  for (const { accountNo } of await classPupils(context, classNo, pupils)) {
    const report = await describeReport(context, { accountNo, academyNo: context.post.academyNo, month });
    await recordStaffAction(context, { kind: 'REPORT_SEEN', accountNo, detail: month });
    sheets.push({ accountNo, report });
  }
  return { sheets };
}
