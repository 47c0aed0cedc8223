import type { LibraryMoveBody, LibraryPlace } from '#contract/library.ts';
import { pinsAfterMove } from '#domain/library/arrangeShelf.ts';
import { moveBook, movesOf, type ShelfBook, type ShelfWord, shelfPlace } from '#domain/library/shelfPlace.ts';
import type { Shelf } from '#domain/library/shelves.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { keepPrevious, type PreviousWord, previousWord } from './PreviousWord.ts';
import { boardOf, readStanding } from './readBoard.ts';
import { recordFinished } from './recordFinished.ts';
import { type LibraryRow, libraryBooks } from './repositories/libraryBooks.ts';
import { shelfWords } from './repositories/shelfWords.ts';
import { shelfBookOf } from './shelfBookOf.ts';

const REFUSALS = {
  FINISHED: '끝까지 읽은 책이에요. 또 읽고 싶으면 ‘읽고 싶어요’에 두어 보세요.',
  UNREAD: '마지막 쪽까지 읽으면 저절로 ‘다 읽음’으로 와요. 읽던 곳은 그대로 있어요.',
} as const;

/**
 * The student chooses where a book should stand, and among which others.
 *
 * @throws AppError NOT_FOUND without such a book; INVALID_INPUT when the facts contradict
 */
export async function moveOnShelf(
  context: SignedInContext,
  bookNo: number,
  { place, afterBookNo }: LibraryMoveBody,
): Promise<LibraryPlace> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const row = await ownBook(inside, bookNo);
    const before = shelfBookOf(row);
    const here = place === null ? before.word === null : shelfPlace(before) === place;
    const was = here || place !== null ? null : await wordBefore(inside, bookNo);
    const moved = here ? { ok: true as const, book: before } : moveBook(before, place, context.now, was);
    if (!moved.ok) throw new AppError('INVALID_INPUT', { message: REFUSALS[moved.reason] });
    const order =
      afterBookNo === undefined || place === null || place === 'AWAY'
        ? null
        : await orderBehind(inside, bookNo, place, afterBookNo);
    const previous = keepPrevious(row, before, order?.was);
    if (!here) {
      await recordFinished(inside, bookNo, before.facts.toldDoneAt, moved.book.facts.toldDoneAt);
      const { word } = moved.book;
      const placement = { place: word?.place ?? null, saidAt: word?.at ?? context.now, pinShelf: null, pin: null };
      await shelfWords.write(trx, context.accountNo, bookNo, placement, previous);
    }
    if (order) {
      await shelfWords.pin(trx, context.accountNo, order.was.shelf, order.becomes, context.now);
      await shelfWords.keepPrevious(trx, context.accountNo, bookNo, previous);
    }
    return describePlace(bookNo, moved.book);
  });
}

/** @throws AppError NOT_FOUND when there is no such book on offer */
export async function ownBook({ db, accountNo }: SignedInContext, bookNo: number): Promise<LibraryRow> {
  const row = await libraryBooks.one(db, accountNo, bookNo);
  if (row?.active !== 1) throw new AppError('NOT_FOUND');
  return row;
}

export function describePlace(bookNo: number, book: ShelfBook): LibraryPlace {
  return { bookNo, place: shelfPlace(book), moves: movesOf(book) };
}

/** Where the student had put a book before the last move. */
async function wordBefore({ db, accountNo }: SignedInContext, bookNo: number): Promise<ShelfWord | null> {
  const { previous } = (await shelfWords.find(db, accountNo, bookNo)) ?? {};
  const word = previous ? previousWord.parse(JSON.parse(previous)) : null;
  return word?.place ? { place: word.place, at: word.saidAt } : null;
}

/** What is put in order on a board, before and after a book is put behind another. */
async function orderBehind(
  context: SignedInContext,
  bookNo: number,
  shelf: Shelf,
  afterBookNo: number | null,
): Promise<{ was: NonNullable<PreviousWord['order']>; becomes: number[] }> {
  const books = boardOf(await readStanding(context), shelf);
  const becomes = pinsAfterMove(books, bookNo, afterBookNo);
  if (becomes === null) {
    throw new AppError('INVALID_INPUT', { fields: { afterBookNo: '그 자리의 책이 옮겨졌어요. 다시 놓아 주세요.' } });
  }
  const pinned = books.filter(({ pin }) => pin !== null);
  return { was: { shelf, bookNos: pinned.map((book) => book.bookNo) }, becomes };
}
