import { arrivesInTime } from '#domain/contest/arrivesInTime.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { findJoined, findMyBook } from './findContest.ts';
import { readContests } from './readContests.ts';

/**
 * Whether a round, handed in now or later, may count for a contest that the student has joined: a book of the own list
 * whose week has not passed, also one that opens later. A full day (the cap) does not matter: the round can be handed in
 * tomorrow.
 */
export async function mayStillCount(
  context: SignedInContext,
  { bookNo, kind, startedAt }: Pick<StoredAttempt, 'bookNo' | 'kind' | 'startedAt'>,
): Promise<boolean> {
  if (!isScored(kind)) return false;
  const { db, site, now } = context;
  const open = (await readContests(db, now)).filter((contest) => contest.sites.includes(site));
  if (open.length === 0) return false;
  return (await findJoined(context, open)).some((mine) => {
    const own = findMyBook(mine, bookNo);
    return own && arrivesInTime({ startedAt, arrivedAt: now, endsAt: own.span.closesAt });
  });
}
