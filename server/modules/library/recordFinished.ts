import type { SignedInContext } from '#server/core/Context.ts';
import { finishReading } from '#server/modules/book/public.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

/** Brings what is stored of a book on paper in line with what the student marked as its end. */
export async function recordFinished(
  context: SignedInContext,
  bookNo: number,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (before === after) return;
  const { db, accountNo } = context;
  if (before !== null) await readerShelf.forgetReading(db, accountNo, bookNo);
  if (after !== null) await finishReading({ ...context, now: after }, bookNo);
}
