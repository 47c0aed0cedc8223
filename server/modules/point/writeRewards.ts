import { gaugesAt } from '#domain/aquarium/gaugesAt.ts';
import { newPet } from '#domain/aquarium/newPet.ts';
import { expFor } from '#domain/point/expFor.ts';
import { bookPresentEntries, type LedgerEntry } from '#domain/point/LedgerEntry.ts';
import { shellsFor } from '#domain/point/shellsFor.ts';
import { POINT_TUNING } from '#domain/point/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { countForReef } from '#server/modules/reef/public.ts';
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

/** One reason to be paid. `entriesOf` makes its ledger rows from what was earned, EXP included. */
export interface Reward extends MissionPay {
  entriesOf: (earned: { points: number; shells: number; exp: number }) => LedgerEntry[];
}

/** The present of a book, which comes with the first of its missions that pays. @param ordinal of the book this week */
export function bookPresent(bookNo: number, ordinal: number): Reward {
  return {
    points: 0,
    shells: shellsFor(POINT_TUNING.bookPresent, ordinal),
    entriesOf: (earned) => bookPresentEntries(bookNo, earned),
  };
}

/**
 * Writes rewards into ledger, purse and aquarium, and counts the book of a present for the reef of the class. A source that has been paid before is paid nothing, whatever asks
 * for it.
 *
 * @param context its `db` must be an open transaction
 * @returns what was paid for the first of them
 */
export async function writeRewards(
  { db, accountNo, now }: PayContext,
  rewards: readonly [Reward, ...Reward[]],
): Promise<MissionPay> {
  const pet = (await aquariumPets.find(db, accountNo)) ?? newPet(now);
  const pauses = await aquariumPauses.of(db, accountNo, pet.at);
  const gauges = gaugesAt({ ...pet.gauges, at: pet.at }, now, pauses);
  const entries = rewards.map(({ points, shells, entriesOf }) =>
    entriesOf({ points, shells, exp: expFor(shells, gauges) }),
  );
  const written = await pointLedger.append(db, { accountNo, now, dayKey: seoulDay(now) }, entries.flat());
  if (written.length === 0) return { points: 0, shells: 0 };
  const sum = (currency: string, of: readonly LedgerEntry[]) =>
    of.reduce((total, entry) => total + (entry.currency === currency ? entry.amount : 0), 0);
  const earned = { bookPoint: sum('POINT', written), shells: sum('SHELL', written), exp: sum('EXP', written) };
  await pointPurses.add(db, accountNo, earned);
  // The aquarium shows shells and level: an open window has to notice that it is behind.
  await aquariumPets.write(db, accountNo, { ...pet, revision: pet.revision + 1 });
  // A finished book: the present is paid once for ever, so this is as well.
  const finished = written.find(({ currency, reason }) => currency === 'SHELL' && reason === 'BOOK_PRESENT');
  if (finished) await countForReef({ db, accountNo, now }, Number(finished.refId));
  const first = written.filter((entry) => entries[0]?.includes(entry));
  return { points: sum('POINT', first), shells: sum('SHELL', first) };
}
