import type { MadeReportLinks, ReportLinksBody } from '#contract/monthlyReport.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { provedContacts } from '#server/modules/account/public.ts';
import { staffActor } from '#server/modules/classroom/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { type ReportShare, reportShares, storeShare } from '#server/modules/parent-share/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { classPupils } from './classPupils.ts';
import { describeLink } from './describeLink.ts';
import { liveLinks } from './liveLinks.ts';
import { reportHeads } from './repositories/reportHeads.ts';
import { requireMonth } from './requireMonth.ts';

type Result = MadeReportLinks['results'][number];

/**
 * Links to the reports of a month, for chosen pupils of a class: the one that works already, or a new one. Mails them to
 * proved addresses where that is wanted. Each pupil has a transaction of their own, so that one who cannot get a link
 * keeps nobody else from theirs.
 *
 * @throws AppError DEMO_ACCOUNT; INVALID_INPUT for the month
 */
export async function makeReportLinks(
  context: PostContext,
  classNo: number,
  { month, accountNos, mail }: ReportLinksBody,
): Promise<MadeReportLinks> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  requireMonth(month, context.now);
  const pupils = new Map((await classPupils(context, classNo, accountNos)).map((pupil) => [pupil.accountNo, pupil]));
  const academyName = await reportHeads.academyName(context.db, context.post.academyNo);
  const results: Result[] = [];
  for (const accountNo of new Set(accountNos)) {
    const pupil = pupils.get(accountNo);
    if (pupil === undefined) {
      results.push({ accountNo, outcome: 'LEFT', link: null, mail: null });
      continue;
    }
    results.push(
      await withTransaction(context.db, async (db) => {
        const inside = { ...context, db };
        const made = await findOrMake(inside, accountNo, month);
        if (made === null) return { accountNo, outcome: 'FULL' as const, link: null, mail: null };
        const { share, isNew } = made;
        const mailed = mail ? await mailLink(inside, { share, month, name: pupil.name, academyName }) : null;
        const mailedAt = mailed === 'SENT' ? context.now : share.mailedAt;
        const link = describeLink(context, { ...share, mailedAt });
        return { accountNo, outcome: isNew ? ('MADE' as const) : ('KEPT' as const), link, mail: mailed };
      }),
    );
  }
  return { results };
}

/** @returns null where the pupil has as many links as there may be */
async function findOrMake(
  context: PostContext,
  accountNo: number,
  month: string,
): Promise<{ share: ReportShare; isNew: boolean } | null> {
  const { db, now, post, staffNo } = context;
  const live = (await liveLinks(context, month, [accountNo])).get(accountNo);
  if (live !== undefined) return { share: live, isNew: false };
  const report = { month, academyNo: post.academyNo, staffNo };
  const label = `${Number(month.slice(5))}월 독서 리포트`;
  const share = await storeShare(context, { accountNo, label, scope: 'MONTHLY_REPORT', report });
  if (share === null) return null;
  const { shareNo, expiresAt } = share;
  await recordStaffAction(context, { kind: 'REPORT_LINK_MADE', accountNo, detail: month });
  await auditLog.append(db, {
    at: now,
    actorKind: 'OPERATOR',
    actor: staffActor(context).name,
    event: 'PARENT_SHARE_MADE',
    accountNo,
    academyNo: post.academyNo,
    details: { shareNo, scope: 'MONTHLY_REPORT' },
  });
  return { share: { shareNo, accountNo, expiresAt, lastOpenedAt: null, mailedAt: null }, isNew: true };
}

async function mailLink(
  context: PostContext,
  { share, month, name, academyName }: { share: ReportShare; month: string; name: string; academyName: string },
): Promise<Result['mail']> {
  const { db, now, site } = context;
  const { accountNo, shareNo, expiresAt, mailedAt } = share;
  const to = await provedContacts.find(db, accountNo, 'EMAIL');
  if (to === null) return 'NO_ADDRESS';
  if (mailedAt !== null && now - mailedAt < reportTuning.mailAgainAfter) return 'SENT_BEFORE';
  const { shareKey } = describeLink(context, share);
  const fields = { site, academyName, name: maskName(name), month, shareKey, expiresAt };
  await queueMail(context, { accountNo, to, template: 'MONTHLY_REPORT', fields });
  await reportShares.markMailed(db, shareNo, now);
  await recordStaffAction(context, { kind: 'REPORT_LINK_MAILED', accountNo, detail: month });
  return 'SENT';
}
