import type { ItemReportReason } from '#domain/mission/itemReportReasons.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { itemHash } from '#server/modules/item-withdrawal/public.ts';
import { itemReports, type ReportedItem } from '#server/repositories/itemReports.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

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

/**
 * The item of an own attempt, open or handed in, that a report is about.
 *
 * @throws AppError NOT_FOUND for somebody else's attempt and for an item it does not have
 */
async function findReportedItem(
  { db, accountNo }: SignedInContext,
  attemptNo: number,
  key: string,
): Promise<ReportedItem> {
  const attempt = await missionAttempts.findOwn(db, accountNo, attemptNo);
  if (!attempt) throw new AppError('NOT_FOUND');
  const { bookNo, kind, version } = attempt;
  const hash = itemHash(await missionMaterials.read(db, bookNo, kind, version), key);
  if (hash === null) throw new AppError('NOT_FOUND');
  return { bookNo, kind, hash };
}
