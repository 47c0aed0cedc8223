import type { PaperSample } from '#contract/paper.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import type { PaperKind } from '#domain/paper/paperKinds.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { offeredMaterial } from '#server/modules/mission/public.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { paperContentOf } from './describePrinted.ts';

/** One of many draws: each pupil's sheet has an order, and of several puzzles one, of its own. */
const SAMPLE_SEED = 7;

/** What a sheet of a mission looks like. Nothing is begun by it. @throws AppError NOT_FOUND */
export async function readSample({ db }: PostContext, bookNo: number, kind: PaperKind): Promise<PaperSample> {
  const [book, current, withdrawals] = await Promise.all([
    missionMaterials.findBook(db, bookNo),
    missionMaterials.findCurrent(db, bookNo, kind),
    itemWithdrawals.ofBook(db, bookNo),
  ]);
  if (!book?.active || !current) throw new AppError('NOT_FOUND');
  const material = offeredMaterial(current, withdrawals, SAMPLE_SEED);
  return {
    bookNo,
    bookName: book.bookName,
    readingMissionType: kind,
    missionName: missionKindNames[kind],
    content: paperContentOf(material, { bookNo, seed: SAMPLE_SEED }),
  };
}
