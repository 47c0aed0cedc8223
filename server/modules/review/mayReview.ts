import type { SignedInContext } from '#server/core/Context.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

/** Only who has read a book to its end or handed in a mission of it can review it. */
export async function mayReview({ db, accountNo }: SignedInContext, bookNo: number): Promise<boolean> {
  const place = await readerShelf.reading(db, accountNo, bookNo);
  if (place?.finishedAt) return true;
  const [card] = await bookCards.read(db, accountNo, [bookNo]);
  return (card?.missionDoneCount ?? 0) > 0;
}
