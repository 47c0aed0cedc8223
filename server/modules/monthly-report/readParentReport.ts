import type { MonthlyReport } from '#contract/monthlyReport.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { markShareOpened, openParentShare } from '#server/modules/parent-share/public.ts';
import { describeReport } from './describeReport.ts';

/** The report of a month for whoever holds a link to it, the name masked; null alike for every other key. */
export async function readParentReport(context: SiteContext, key: string): Promise<MonthlyReport | null> {
  const share = await openParentShare(context, key, 'MONTHLY_REPORT');
  if (share === null || share.month === null || share.academyNo === null) return null;
  const { accountNo, academyNo, month } = share;
  await markShareOpened(context, share.shareNo);
  const report = await describeReport(context, { accountNo, academyNo, month });
  return { ...report, pupilName: maskName(report.pupilName) };
}
