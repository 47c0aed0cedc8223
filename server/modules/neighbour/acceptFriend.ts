import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { friendships } from './repositories/friendships.ts';
import { neighbourBlocks } from './repositories/neighbourBlocks.ts';
import { neighbourTanks } from './repositories/neighbourTanks.ts';

/**
 * Accepts a friend request.
 *
 * @throws AppError NOT_FOUND when nobody asked, or one of the two wants nothing of the other; FRIEND_LIMIT
 */
export async function acceptFriend(context: SignedInContext, visitKey: string): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const otherNo = await accountOfKey({ ...context, db }, visitKey);
    if (otherNo === undefined || !(await friendships.hasAsked(db, otherNo, accountNo))) throw new AppError('NOT_FOUND');
    // A request that was refused stays as a row, also when one of the two has blocked the other since.
    if (await neighbourBlocks.between(db, accountNo, otherNo)) throw new AppError('NOT_FOUND');
    const { most } = AQUARIUM_TUNING.friends;
    if ((await friendships.count(db, accountNo)) >= most || (await friendships.count(db, otherNo)) >= most) {
      throw new AppError('FRIEND_LIMIT');
    }
    await friendships.join(db, accountNo, otherNo, now);
    return { done: true };
  });
}

/**
 * Refuses a friend request, or parts from a friend. Nobody is notified: a request that was refused looks to the asker
 * like one that waits, and only a friend misses somebody in a list.
 */
export async function partFriend(context: SignedInContext, visitKey: string): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const otherNo = await accountOfKey({ ...context, db }, visitKey);
    if (otherNo === undefined) return { done: true };
    await friendships.part(db, accountNo, otherNo);
    await friendships.decline(db, otherNo, accountNo, now);
    await friendships.withdraw(db, accountNo, otherNo);
    return { done: true };
  });
}

/** Whose key it is, whatever is between the two. */
export async function accountOfKey(
  { db, accountNo, site, now }: SignedInContext,
  visitKey: string,
): Promise<number | undefined> {
  const looker = { accountNo, site, academyNo: null, dayKey: seoulDay(now) };
  return (await neighbourTanks.find(db, looker, visitKey))?.accountNo;
}
