import { roundSpan } from '#domain/contest/ContestRound.ts';
import type { Db } from '#server/db/Db.ts';
import { chooseMyBooks } from './chooseMyBooks.ts';
import type { MyContest } from './findContest.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';

/**
 * Gives a participant another book for one that was just handed in before its week.
 *
 * @param db the open transaction of the submission
 */
export async function replaceEarlyBook(
  db: Db,
  { contest, level, me }: MyContest,
  bookNo: number,
  now: number,
): Promise<void> {
  const roundNo = level.books.find((book) => book.bookNo === bookNo)?.roundNo;
  const week = contest.content.rounds.find((round) => round.roundNo === roundNo);
  const asMade = contest.content.levels.find(({ code }) => code === level.code);
  if (week === undefined || asMade === undefined || now >= roundSpan(week, contest).opensAt) return;
  const { replacements } = await chooseMyBooks(db, me.accountNo, contest, asMade);
  await contestParticipants.setReplacements(db, me, replacements);
}
