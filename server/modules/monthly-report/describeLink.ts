import type { ReportLink } from '#contract/monthlyReport.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { type ReportShare, shareKey } from '#server/modules/parent-share/public.ts';

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
