import type { PaperSheet } from '#contract/paper.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { type FoundSheet, paperSheets } from './repositories/paperSheets.ts';

/** Who comes after a sheet among those that wait for the same mission in the same class, by number and name, and how many wait. */
export async function followSheet(
  { db, post }: PostContext,
  sheet: FoundSheet,
): Promise<Pick<PaperSheet, 'next' | 'left'>> {
  const { classNo, bookNo, kind } = sheet;
  if (classNo === null) return { next: null, left: 0 };
  const waiting = await paperSheets.waiting(db, post.academyNo, { classNo, bookNo, kind });
  const others = waiting.filter(({ sheetNo }) => sheetNo !== sheet.sheetNo).sort(byPlace);
  const next = others.find((other) => byPlace(sheet, other) < 0) ?? others[0];
  return { next: next?.code ?? null, left: waiting.length };
}

const LAST = 10_000;

function byPlace(one: FoundSheet, other: FoundSheet): number {
  return (
    (one.classNumber ?? LAST) - (other.classNumber ?? LAST) ||
    (one.name < other.name ? -1 : Number(one.name > other.name)) ||
    one.accountNo - other.accountNo
  );
}
