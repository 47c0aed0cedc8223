import type { ItemReportReason } from '#domain/mission/itemReportReasons.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { itemReports } from '#server/repositories/itemReports.ts';
import { findReportedItem } from './findReportedItem.ts';

/**
 * Keeps what a student finds wrong with an item. It changes no mark and no point, and a second report about the same
 * item takes the place of the first.
 *
 * @throws AppError NOT_FOUND
 */
export async function reportItem(
  context: SignedInContext,
  attemptNo: number,
  report: { key: string; reason: ItemReportReason; words: string },
): Promise<{ done: true }> {
  return withTransaction(context.db, async (trx) => {
    const item = await findReportedItem({ ...context, db: trx }, attemptNo, report.key);
    await itemReports.save(trx, { ...item, ...report, attemptNo, accountNo: context.accountNo, now: context.now });
    return { done: true };
  });
}

/**
 * Takes an open report back; nothing is left of it.
 *
 * @throws AppError NOT_FOUND
 */
export async function takeItemReportBack(
  context: SignedInContext,
  attemptNo: number,
  key: string,
): Promise<{ done: true }> {
  return withTransaction(context.db, async (trx) => {
    const item = await findReportedItem({ ...context, db: trx }, attemptNo, key);
    await itemReports.remove(trx, context.accountNo, item);
    return { done: true };
  });
}
