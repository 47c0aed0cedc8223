import type { ReportList } from '#contract/monthlyReport.ts';
import { monthSpan, reportMonths } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { provedContacts } from '#server/modules/account/public.ts';
import { classWork } from '#server/modules/classroom/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { classPupils } from './classPupils.ts';
import { describeLink } from './describeLink.ts';
import { liveLinks } from './liveLinks.ts';
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
  const [notes, links, figures, mayMail] = await Promise.all([
    reportNotes.list(db, { academyNo: post.academyNo, month }, accountNos),
    liveLinks(context, month, accountNos),
    classWork.figures(db, accountNos, monthSpan(month)),
    provedContacts.among(db, accountNos, 'EMAIL'),
  ]);
  const rows = pupils.map(({ accountNo, name, classNumber }) => {
    const { verifiedCount = 0, dayCount = 0, missionCount = 0 } = figures.get(accountNo) ?? {};
    const link = links.get(accountNo);
    return {
      accountNo,
      name,
      classNumber,
      finishedCount: verifiedCount,
      dayCount,
      missionCount,
      note: notes.get(accountNo)?.note ?? '',
      link: link ? describeLink(context, link) : null,
      mayMail: mayMail.has(accountNo),
    };
  });
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: `class ${classNo}` });
  return { today, month, months: reportMonths(today), pupils: rows };
}
