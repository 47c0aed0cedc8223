import type { ItemReports } from '#contract/itemReport.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { itemReports } from '#server/repositories/itemReports.ts';

/** Items of a book that this student has reported and nobody has settled yet. */
export async function readItemReports({ db, accountNo }: SignedInContext, bookNo: number): Promise<ItemReports> {
  const rows = await itemReports.ofStudent(db, accountNo, bookNo);
  return { items: rows.map(({ kind, ...row }) => ({ readingMissionType: kind, ...row })) };
}
