import type { SiteName } from '../../../contract/site.ts';
import { addSignInFailure, signInWait } from '../../../domain/account/signInDelay.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { signInThrottles } from '../../repositories/signInThrottles.ts';
import type { Context } from '../Context.ts';

/**
 * Counts a try as failed before the password is looked at, so that many tries at once cannot slip past the delay;
 * a right password clears the count. Only tries under the same name are slowed down.
 *
 * @param countedAs a login name, or what stands for it: a device that knows the account, a login
 * @throws AppError SIGN_IN_SLOW_DOWN while the delay of earlier failures lasts; such a try is not counted
 */
export async function countPasswordTry(context: Context, site: SiteName, countedAs: string): Promise<void> {
  const wait = await withTransaction(context.db, async (trx) => {
    const failures = await signInThrottles.find(trx, site, countedAs);
    const seconds = signInWait(failures, context.now);
    if (seconds === 0) await signInThrottles.save(trx, site, countedAs, addSignInFailure(failures, context.now));
    return seconds;
  });
  if (wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: wait });
}
