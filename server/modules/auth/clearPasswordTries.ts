import { returnEarlyTurn } from '#domain/account/takeTurn.ts';
import { throttleTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import type { PasswordTarget } from './countPasswordTry.ts';
import { signInSenders } from './repositories/signInSenders.ts';
import { signInThrottles } from './repositories/signInThrottles.ts';

/**
 * Forgets the failures of who has just given the right password. Other networks that guess under the same name are
 * forgiven nothing: their delays go on.
 *
 * @param early whether the turn was an early one
 */
export async function clearPasswordTries(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { site, countedAs, sender }: PasswordTarget,
  early: boolean,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    if (sender === null) return signInThrottles.clear(trx, site, countedAs);
    const from = { site, accountId: countedAs, sender };
    await signInSenders.forget(trx, from);
    if (!(await signInSenders.othersTried(trx, from, now - throttleTuning.window))) {
      return signInThrottles.clear(trx, site, countedAs);
    }
    const name = early ? await signInThrottles.find(trx, site, countedAs) : undefined;
    if (name !== undefined) await signInThrottles.save(trx, site, countedAs, returnEarlyTurn(name));
  });
}
