import { arrivesInTime } from '#domain/contest/arrivesInTime.ts';
import { staysInContest } from '#domain/contest/contestScope.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { findContests, findMyBook } from './findContest.ts';

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
  const { site, now } = context;
  const { found, place } = await findContests(context);
  return found.some(({ contest, mine }) => {
    if (mine === null || !staysInContest(contest, { site, ...place })) return false;
    const own = findMyBook(mine, bookNo);
    return own !== undefined && arrivesInTime({ startedAt, arrivedAt: now, endsAt: own.span.closesAt });
  });
}
