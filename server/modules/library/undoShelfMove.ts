import type { LibraryPlace } from '#contract/library.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { describePlace, ownBook } from './moveOnShelf.ts';
import { previousWord } from './PreviousWord.ts';
import { boardOf, readStanding } from './readBoard.ts';
import { recordFinished } from './recordFinished.ts';
import { shelfWords } from './repositories/shelfWords.ts';
import { shelfBookOf } from './shelfBookOf.ts';

/** Takes the last move of a book back. What was done since (pages read, missions) stays; a second time does nothing. */
export async function undoShelfMove(context: SignedInContext, bookNo: number): Promise<LibraryPlace> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const { facts } = shelfBookOf(await ownBook(inside, bookNo));
    const word = await shelfWords.find(trx, context.accountNo, bookNo);
    if (word?.previous) {
      const { toldDoneAt, order, ...placement } = previousWord.parse(JSON.parse(word.previous));
      await recordFinished(inside, bookNo, facts.toldDoneAt, toldDoneAt);
      await shelfWords.write(trx, context.accountNo, bookNo, placement, null);
      if (order) {
        const here = new Set(boardOf(await readStanding(inside), order.shelf).map((book) => book.bookNo));
        const left = order.bookNos.filter((no) => here.has(no));
        await shelfWords.pin(trx, context.accountNo, order.shelf, left, context.now);
      }
    }
    return describePlace(bookNo, shelfBookOf(await ownBook(inside, bookNo)));
  });
}
