import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { itemHash } from '#server/modules/item-withdrawal/public.ts';
import type { ReportedItem } from '#server/repositories/itemReports.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/**
 * The item of an own attempt, open or handed in, that a report is about.
 *
 * @throws AppError NOT_FOUND for somebody else's attempt and for an item it does not have
 */
export async function findReportedItem(
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
