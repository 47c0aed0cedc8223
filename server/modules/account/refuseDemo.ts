import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';

/**
 * A demo account belongs to the next visitor as well: nobody may close its door, or leave there what the next one reads
 * of a stranger.
 *
 * @throws AppError DEMO_ACCOUNT
 */
export async function refuseDemo(db: Db, accountNo: number): Promise<void> {
  if ((await accounts.info(db, accountNo)).demo) throw new AppError('DEMO_ACCOUNT');
}
