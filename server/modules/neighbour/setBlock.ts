import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { type NeighbourReportReason, neighbourTie } from '#domain/neighbour/neighbourTie.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accountOfKey } from './acceptFriend.ts';
import { readLooker } from './findNeighbour.ts';
import { holdNames } from './holdNames.ts';
import { friendships } from './repositories/friendships.ts';
import { neighbourBlocks } from './repositories/neighbourBlocks.ts';
import { neighbourTanks } from './repositories/neighbourTanks.ts';

/**
 * Two who cannot see each other any longer, by the choice of one; the other is not notified.
 *
 * @throws AppError NOT_FOUND
 */
export async function setBlock(context: SignedInContext, visitKey: string, blocked: boolean): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const otherNo = await accountOfKey(inside, visitKey);
    if (otherNo === undefined) throw new AppError('NOT_FOUND');
    if (blocked) await block(inside, otherNo);
    else await neighbourBlocks.unblock(db, context.accountNo, otherNo);
    return { done: true };
  });
}

/**
 * Reports to operators a neighbour, or of somebody who asked to be a friend, and blocks. Reports of several hide the
 * names until an operator has looked at them.
 *
 * @throws AppError NOT_FOUND for whoever cannot be seen and has not asked
 */
export async function reportNeighbour(
  context: SignedInContext,
  visitKey: string,
  reason: NeighbourReportReason,
): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { accountNo, now } = context;
    const tank = await neighbourTanks.find(db, await readLooker(inside), visitKey);
    if (!tank) throw new AppError('NOT_FOUND');
    const { accountNo: reportedNo, nickname, pet } = tank;
    if (neighbourTie(tank) === 'NONE' && !(await friendships.hasAsked(db, reportedNo, accountNo))) {
      throw new AppError('NOT_FOUND');
    }
    const petName = pet?.nickname ?? null;
    await neighbourBlocks.report(db, { accountNo, reportedNo, reason, nickname, petName, now });
    await block(inside, reportedNo);
    if ((await neighbourBlocks.openReports(db, reportedNo)) >= AQUARIUM_TUNING.reportsThatHide) {
      await holdNames(db, reportedNo);
    }
    return { done: true };
  });
}

async function block({ db, accountNo, now }: SignedInContext, otherNo: number): Promise<void> {
  await neighbourBlocks.block(db, accountNo, otherNo, now);
  await friendships.part(db, accountNo, otherNo);
  await friendships.withdraw(db, accountNo, otherNo);
  await friendships.withdraw(db, otherNo, accountNo);
}
