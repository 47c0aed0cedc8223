import type { ReportLink } from '#contract/monthlyReport.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { type ReportShare, reportShares, shareKey } from '#server/modules/parent-share/public.ts';

/** A link as the staff sees it, key included. */
export function describeLink({ secrets }: Pick<PostContext, 'secrets'>, share: ReportShare): ReportLink {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  return {
    shareNo: share.shareNo,
    shareKey: shareKey(secrets, share.accountNo, share.shareNo),
    expiresAt: new Date(share.expiresAt).toISOString(),
    lastOpenedAt: at(share.lastOpenedAt),
    mailedAt: at(share.mailedAt),
  };
}

/** The live links of these pupils for a month, by pupil. */
export async function liveLinks(
  { db, now, post }: PostContext,
  month: string,
  accountNos: readonly number[],
): Promise<Map<number, ReportShare>> {
  const shares = await reportShares.live(db, { academyNo: post.academyNo, month, accountNos }, now);
  return new Map(shares.map((share) => [share.accountNo, share]));
}
