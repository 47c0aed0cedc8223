import { gaugesAt } from '../../../domain/aquarium/gaugesAt.ts';
import { newPet } from '../../../domain/aquarium/newPet.ts';
import type { MissionKind } from '../../../domain/mission/missionKinds.ts';
import { bookOrdinal } from '../../../domain/point/bookOrdinal.ts';
import { expFor } from '../../../domain/point/expFor.ts';
import { missionRewardEntries, missionSourceBook } from '../../../domain/point/LedgerEntry.ts';
import { shellsFor } from '../../../domain/point/shellsFor.ts';
import { seoulDay, seoulWeekStart } from '../../../domain/time/seoulDay.ts';
import { aquariumPets } from '../../repositories/aquariumPets.ts';
import { pointLedger } from '../../repositories/pointLedger.ts';
import { pointPurses } from '../../repositories/pointPurses.ts';
import type { SignedInContext } from '../Context.ts';

/** What one round earned, and what was really paid for it. */
export interface MissionPay {
  points: number;
  shells: number;
}

/**
 * Pays a marked round inside the transaction of its submission: points, shells by the weekly tier, EXP. A source that
 * has been paid before is paid nothing, whatever asks for it.
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
  const shells = shellsFor(points, bookOrdinal(source.bookNo, paid.map(missionSourceBook)));
  const pet = (await aquariumPets.find(db, accountNo)) ?? newPet(now);
  const exp = expFor(shells, gaugesAt({ ...pet.gauges, at: pet.at }, now));
  const stamp = { accountNo, now, dayKey: seoulDay(now) };
  const written = await pointLedger.append(db, stamp, missionRewardEntries(source, { points, shells, exp }));
  if (written.length === 0) return { points: 0, shells: 0 };
  const sum = (currency: string) => written.find((entry) => entry.currency === currency)?.amount ?? 0;
  await pointPurses.add(db, accountNo, { bookPoint: sum('POINT'), shells: sum('SHELL'), exp: sum('EXP') });
  // The aquarium shows shells and level: an open window has to notice that it is behind.
  await aquariumPets.write(db, accountNo, { ...pet, revision: pet.revision + 1 });
  return { points: sum('POINT'), shells: sum('SHELL') };
}
