import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { correctionEntries } from '#domain/point/LedgerEntry.ts';
import { shellsFor } from '#domain/point/shellsFor.ts';
import { bookPresent, type MissionPay, type PayContext, type Reward, writeRewards } from './writeRewards.ts';

/**
 * Pays what a withdrawn item made right afterwards, once for each item, and the present of the book where that passed
 * its first mission. A mistake of ours costs nobody shells: the
 * weekly tiers do not cut it.
 *
 * @param context its `db` must be an open transaction
 * @param item what distinguishes the item from the others of its mission
 */
export async function payCorrection(
  context: PayContext,
  source: { bookNo: number; kind: MissionKind; item: string },
  points: number,
): Promise<MissionPay> {
  const entriesOf: Reward['entriesOf'] = (earned) => correctionEntries(source, earned);
  const correction: Reward = { points, shells: shellsFor(points, 1), entriesOf };
  return writeRewards(context, points > 0 ? [correction, bookPresent(source.bookNo, 1)] : [correction]);
}
