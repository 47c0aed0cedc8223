import type { Db } from '#server/db/Db.ts';
import { chooseMyBooks } from './chooseMyBooks.ts';
import { findMyBook, type MyContest } from './findContest.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';

/**
 * Gives a participant another book for one that was just handed in before its week.
 *
 * @param db the open transaction of the submission
 */
export async function replaceEarlyBook(db: Db, mine: MyContest, bookNo: number, now: number): Promise<void> {
  const { contest, level, me } = mine;
  const own = findMyBook(mine, bookNo);
  const asMade = contest.content.levels.find(({ code }) => code === level.code);
  if (own === undefined || asMade === undefined || now >= own.span.opensAt) return;
  const { replacements } = await chooseMyBooks(db, me.accountNo, contest, asMade);
  await contestParticipants.setReplacements(db, me, replacements);
}
