import type { z } from 'zod';
import type { ReportSheets, reportSheetsQuery } from '#contract/monthlyReport.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { classPupils } from './classPupils.ts';
import { describeReport } from './describeReport.ts';
import { requireMonth } from './requireMonth.ts';

/** The reports of chosen pupils of a class. Each look is recorded; who has left the class is left out. @throws AppError INVALID_INPUT for the month */
export async function readSheets(
  context: PostContext,
  classNo: number,
  asked: z.infer<typeof reportSheetsQuery>,
): Promise<ReportSheets> {
  const month = asked.month ?? seoulMonth(context.now);
  requireMonth(month, context.now);
  const pupils = (await classPupils(context, classNo, asked.pupils)).slice(0, reportTuning.mostPupils);
  const sheets: ReportSheets['sheets'] = [];
  for (const { accountNo } of pupils) {
    const report = await describeReport(context, { accountNo, academyNo: context.post.academyNo, month });
    await recordStaffAction(context, { kind: 'REPORT_SEEN', accountNo, detail: month });
    sheets.push({ accountNo, report });
  }
  return { sheets };
}
