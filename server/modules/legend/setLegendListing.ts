import type { LegendListing } from '#contract/legend.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { legendMonths } from '#server/repositories/legendMonths.ts';

/** Whether others see this student in the hall of fame. */
export async function readLegendListing({ db, accountNo }: SignedInContext): Promise<LegendListing> {
  return { listed: await legendMonths.isListed(db, accountNo) };
}

/** Shows or hides the student in all months, the past ones included. */
export async function setLegendListing(context: SignedInContext, listed: boolean): Promise<LegendListing> {
  const { accountNo, now } = context;
  await withTransaction(context.db, (db) => legendMonths.setListed(db, accountNo, listed, now));
  return { listed };
}
