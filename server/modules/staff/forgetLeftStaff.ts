import { staffTuning } from '#domain/staff/tuning.ts';
import { keptFrom } from '#domain/time/keptFrom.ts';
import type { Db } from '#server/db/Db.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { staffAccounts } from './repositories/staffAccounts.ts';

/**
 * Takes name, address and keys away from people whose last post ended so long ago that no record names them any more.
 * What they wrote to pupils stays, by "떠난 선생님".
 */
export async function forgetLeftStaff(db: Db, now: number): Promise<void> {
  const left = await staffAccounts.listLeftBefore(db, keptFrom(now, staffTuning.recordKeptMonths));
  for (const staffNo of left) await staffAccounts.forget(db, staffNo, passwordHash.none);
}
