import { gaugesAt } from '#domain/aquarium/gaugesAt.ts';
import { newPet } from '#domain/aquarium/newPet.ts';
import { expFor } from '#domain/point/expFor.ts';
import type { LedgerEntry } from '#domain/point/LedgerEntry.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';

/** What was earned, and what was really paid for it. */
export interface MissionPay {
  points: number;
  shells: number;
}

export type PayContext = Pick<SignedInContext, 'db' | 'accountNo' | 'now'>;

/**
 * Writes a reward into ledger, purse and aquarium. A source that has been paid before is paid nothing, whatever asks
 * for it.
 *
 * @param context its `db` must be an open transaction
 * @param entriesOf ledger rows for what was earned, EXP included
 */
export async function writeReward(
  { db, accountNo, now }: PayContext,
  { points, shells }: MissionPay,
  entriesOf: (earned: { points: number; shells: number; exp: number }) => LedgerEntry[],
): Promise<MissionPay> {
  const pet = (await aquariumPets.find(db, accountNo)) ?? newPet(now);
  const pauses = await aquariumPauses.of(db, accountNo, pet.at);
  const exp = expFor(shells, gaugesAt({ ...pet.gauges, at: pet.at }, now, pauses));
  const stamp = { accountNo, now, dayKey: seoulDay(now) };
  const written = await pointLedger.append(db, stamp, entriesOf({ points, shells, exp }));
  if (written.length === 0) return { points: 0, shells: 0 };
  const sum = (currency: string) => written.find((entry) => entry.currency === currency)?.amount ?? 0;
  await pointPurses.add(db, accountNo, { bookPoint: sum('POINT'), shells: sum('SHELL'), exp: sum('EXP') });
  // The aquarium shows shells and level: an open window has to notice that it is behind.
  await aquariumPets.write(db, accountNo, { ...pet, revision: pet.revision + 1 });
  return { points: sum('POINT'), shells: sum('SHELL') };
}
