import type { SignedInContext } from '#server/core/Context.ts';
import { libraryBooks, standingBook } from '#server/modules/library/public.ts';

interface UnderWay {
  /** Books that are being read here, by the shelf. */
  reading: number[];
  /** Books that may have missions left: begun here or on paper, neither verified nor put away. */
  toDo: number[];
}

/** The books that the main page goes on with, the one read or played last first. */
export async function readUnderWay({ db, accountNo }: SignedInContext): Promise<UnderWay> {
  const begun = (await libraryBooks.unverified(db, accountNo))
    .flatMap((row) => {
      const at = Math.max(row.turnedAt ?? 0, row.playedAt ?? 0);
      const standing = at > 0 ? standingBook(row) : null;
      return standing ? [{ ...standing, at, turnedHere: row.turnedAt !== null && row.firstPageNo !== null }] : [];
    })
    .sort((one, other) => other.at - one.at || one.bookNo - other.bookNo);
  const numbers = (books: typeof begun) => books.map(({ bookNo }) => bookNo);
  return {
    reading: numbers(begun.filter(({ place, turnedHere }) => place === 'READING' && turnedHere)),
    toDo: numbers(begun.filter(({ place }) => place !== 'AWAY')),
  };
}
