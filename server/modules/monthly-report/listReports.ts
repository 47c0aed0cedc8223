import type { ReportList } from '#contract/monthlyReport.ts';
import { reportMonths } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { provedContacts } from '#server/modules/account/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { classPupils } from './classPupils.ts';
import { describeLink } from './describeLink.ts';
import { liveLinks } from './liveLinks.ts';
import { readMonth } from './readMonth.ts';
import { reportNotes } from './repositories/reportNotes.ts';
import { requireMonth } from './requireMonth.ts';

/** The pupils of a class with what their reports of a month hold, in short. @throws AppError INVALID_INPUT for the month */
export async function listReports(
  context: PostContext,
  classNo: number,
  asked: { month?: string | undefined },
): Promise<ReportList> {
  const { db, now, post } = context;
  const today = seoulDay(now);
  const month = asked.month ?? today.slice(0, 7);
  requireMonth(month, now);
  const pupils = await classPupils(context, classNo);
  const accountNos = pupils.map(({ accountNo }) => accountNo);
  const notes = await reportNotes.list(db, { academyNo: post.academyNo, month }, accountNos);
  const links = await liveLinks(context, month, accountNos);
  const rows: ReportList['pupils'] = [];
  for (const { accountNo, name, classNumber } of pupils) {
    const { verified, dayCount, missions } = await readMonth(db, accountNo, month);
    const link = links.get(accountNo);
    rows.push({
      accountNo,
      name,
      classNumber,
      finishedCount: verified.length,
      dayCount,
      missionCount: missions.length,
      note: notes.get(accountNo)?.note ?? '',
      link: link ? describeLink(context, link) : null,
      mayMail: (await provedContacts.find(db, accountNo, 'EMAIL')) !== null,
    });
  }
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: `class ${classNo}` });
  return { today, month, months: reportMonths(today), pupils: rows };
}
