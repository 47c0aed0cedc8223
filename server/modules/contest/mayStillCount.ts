import { arrivesInTime } from '#domain/contest/arrivesInTime.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { findMyContest } from './findContest.ts';
import { readContests } from './readContests.ts';

/**
 * Whether a round, handed in now or later, may count for a contest that the student has joined: a listed book of the
 * student's level whose week has not passed, also one that opens later. A full day (the cap) does not matter: the round
 * can be handed in tomorrow.
 */
export async function mayStillCount(
  context: SignedInContext,
  { bookNo, kind, startedAt }: Pick<StoredAttempt, 'bookNo' | 'kind' | 'startedAt'>,
): Promise<boolean> {
  if (!isScored(kind)) return false;
  for (const contest of await readContests(context.db, context.now)) {
    if (!contest.sites.includes(context.site)) continue;
    const listed = contest.content.levels.some(({ books }) => books.some((book) => book.bookNo === bookNo));
    const mine = listed ? await findMyContest(context, contest) : null;
    const book = mine?.level.books.find((one) => one.bookNo === bookNo);
    const round = contest.content.rounds.find(({ roundNo }) => roundNo === book?.roundNo);
    if (round === undefined) continue;
    if (arrivesInTime({ startedAt, arrivedAt: context.now, endsAt: roundSpan(round, contest).closesAt })) return true;
  }
  return false;
}
