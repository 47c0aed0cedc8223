import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { correctionEntries } from '#domain/point/LedgerEntry.ts';
import { shellsFor } from '#domain/point/shellsFor.ts';
import { type MissionPay, type PayContext, writeReward } from './writeReward.ts';

/**
 * Pays what a withdrawn item made right afterwards, once for each item. A mistake of ours costs nobody shells: the
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
  return writeReward(context, { points, shells: shellsFor(points, 1) }, (earned) => correctionEntries(source, earned));
}
