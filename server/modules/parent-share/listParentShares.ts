import type { ParentShareList } from '#contract/parentShare.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readingRecords } from '#server/repositories/readingRecords.ts';
import { describeParentShare } from './describeParentShare.ts';
import { parentShares } from './repositories/parentShares.ts';

/** The links of this student that work, the newest first. */
export async function listParentShares(context: SignedInContext): Promise<ParentShareList> {
  const { db, accountNo, now } = context;
  const rows = await parentShares.live(db, accountNo, now);
  const [latest] = await readingRecords.playedBooks(db, accountNo, 1);
  return { items: rows.map((row) => describeParentShare(context, row)), latestBookNo: latest?.bookNo ?? null };
}
