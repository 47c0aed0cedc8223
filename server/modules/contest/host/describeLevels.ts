import type { ContestContent } from '#contract/contestContent.ts';
import type { StaffContest } from '#contract/staffContest.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import type { Db } from '#server/db/Db.ts';
import { completionPointOf } from '../findContest.ts';
import { contestBooks } from '../repositories/contestBooks.ts';

/** The levels of a contest with the books of their weeks, as whoever gives it sees them. */
export async function describeLevels(db: Db, { levels, rounds }: ContestContent): Promise<StaffContest['levels']> {
  const bookNos = levels.flatMap(({ books, reserves }) => [...books, ...reserves].map(({ bookNo }) => bookNo));
  const known = new Map((await contestBooks.named(db, [...new Set(bookNos)])).map((book) => [book.bookNo, book]));
  const inWeek = (list: ContestContent['levels'][number]['books'], week: number) =>
    list
      .filter(({ roundNo }) => roundNo === week)
      .map(({ bookNo, maxPoint }) => {
        const book = known.get(bookNo);
        return {
          bookNo,
          maxPoint,
          bookName: book?.bookName ?? '',
          readingLevel: book ? levelOfRaq(book.raq) : '',
        };
      });
  return levels.map((level) => ({
    code: level.code,
    name: level.name,
    completionPoint: completionPointOf(level),
    weeks: rounds.map(({ roundNo, displayStartDay, displayEndDay }) => ({
      roundNo,
      startDay: displayStartDay,
      endDay: displayEndDay,
      books: inWeek(level.books, roundNo),
      reserves: inWeek(level.reserves, roundNo),
    })),
  }));
}
