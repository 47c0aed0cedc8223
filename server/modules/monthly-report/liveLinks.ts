import type { PostContext } from '#server/core/StaffContext.ts';
import { type ReportShare, reportShares } from '#server/modules/parent-share/public.ts';

/** The live links of these pupils for a month, by pupil. */
export async function liveLinks(
  { db, now, post }: PostContext,
  month: string,
  accountNos: readonly number[],
): Promise<Map<number, ReportShare>> {
  const shares = await reportShares.live(db, { academyNo: post.academyNo, month, accountNos }, now);
  return new Map(shares.map((share) => [share.accountNo, share]));
}
