import { isScored } from '#domain/mission/missionWeight.ts';
import { type ScoredRates, verifies } from '#domain/mission/verifies.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionVerifications } from './repositories/missionVerifications.ts';

/** Latest rate of each scored mission that was handed in, hidden ones left out. */
export function scoredRates(attempts: readonly (StoredAttempt & { hidden: boolean })[]): ScoredRates {
  const rates: ScoredRates = {};
  for (const { kind, rate, status, hidden } of attempts) {
    if (isScored(kind) && status === 'SUBMITTED' && !hidden) rates[kind] = rate;
  }
  return rates;
}

/** Writes the verification of a book when its missions have earned it; once written it stays. */
export async function verifyBook(
  { db, accountNo, now }: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>,
  bookNo: number,
): Promise<void> {
  const rates = scoredRates(await missionAttempts.ofBook(db, accountNo, bookNo));
  if (!verifies(rates)) return;
  await missionVerifications.add(db, { accountNo, bookNo, now, dayKey: seoulDay(now) });
}
