import { useLogs } from '../../repositories/useLogs.ts';
import type { SignedInContext } from '../Context.ts';

/** What the activity logs of spec section 7 are about. */
export type UseLogKind = 'MISSION' | 'READING_LEVEL' | 'READING_NOTES' | 'BOOK_BTI' | 'BOOKS';

export async function addUseLog(
  { db, accountNo, now }: SignedInContext,
  kind: UseLogKind,
  log: { page: string; targetNo?: number | undefined },
): Promise<{ done: true }> {
  await useLogs.add(db, { kind, accountNo, page: log.page, targetNo: log.targetNo ?? null, now });
  return { done: true };
}
