import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { bookOrdinal } from '#domain/point/bookOrdinal.ts';
import { missionRewardEntries, missionSourceBook } from '#domain/point/LedgerEntry.ts';
import { shellsFor } from '#domain/point/shellsFor.ts';
import { seoulWeekStart } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { bookPresent, type MissionPay, type Reward, writeRewards } from './writeRewards.ts';

/**
 * Pays a marked round inside the transaction of its submission: points, shells by the weekly tier, EXP, and with the
 * first passed mission of a book its present. What has been paid before is paid nothing, whatever asks for it.
 *
 * @param context its `db` must be the open transaction
 */
export async function payMission(
  context: SignedInContext,
  source: { bookNo: number; kind: MissionKind; round: 1 | 2 },
  points: number,
): Promise<MissionPay> {
  const { db, accountNo, now } = context;
  const paid = await pointLedger.missionSourcesSince(db, accountNo, seoulWeekStart(now));
  const ordinal = bookOrdinal(source.bookNo, paid.map(missionSourceBook));
  const entriesOf: Reward['entriesOf'] = (earned) => missionRewardEntries(source, earned);
  const mission: Reward = { points, shells: shellsFor(points, ordinal), entriesOf };
  return writeRewards(context, points > 0 ? [mission, bookPresent(source.bookNo, ordinal)] : [mission]);
}
