import { AppError } from '../../errors/AppError.ts';
import type { ReportedItem } from '../../repositories/itemReports.ts';
import { missionAttempts } from '../../repositories/missionAttempts.ts';
import { missionMaterials } from '../../repositories/missionMaterials.ts';
import type { SignedInContext } from '../Context.ts';
import { itemHash } from '../item-withdrawal/readWithdrawnKeys.ts';

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
