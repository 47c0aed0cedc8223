import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { contestEntries } from '../repositories/contestEntries.ts';
import { contestParticipants } from '../repositories/contestParticipants.ts';
import { contestReviews } from '../repositories/contestReviews.ts';
import { scoreParticipant } from '../scoreParticipant.ts';

export interface PointCorrection {
  contestNo: number;
  accountNo: number;
  roundNo: number;
  /** With its sign. */
  amount: number;
  /** Why, as the student reads it. */
  words: string;
  now: number;
}

/**
 * Corrects points by a further row of the ledger, with a reason that the student can read and answer. Nothing that was
 * written is changed.
 *
 * @param db an open transaction
 * @returns false when the account does not take part, or would fall below zero
 */
export async function correctPoints(db: Db, correction: PointCorrection): Promise<boolean> {
  const { contestNo, accountNo, amount, words, now } = correction;
  const me = await contestParticipants.find(db, contestNo, accountNo);
  if (me === undefined || amount === 0 || me.point + amount < 0) return false;
  const row = { ...correction, dayKey: seoulDay(now) };
  await contestEntries.insertCorrection(db, row, now);
  await contestReviews.addCorrection(db, row, words, now);
  await scoreParticipant(db, me, { ...correction, earned: 0, possible: 0, happenedAt: now });
  return true;
}
