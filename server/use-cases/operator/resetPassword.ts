import { createTemporaryPassword } from '#domain/account/createTemporaryPassword.ts';
import { DUE_AT_ONCE } from '#domain/account/isGivenPassword.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { accounts } from '../../repositories/accounts.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import { signInThrottles } from '../../repositories/signInThrottles.ts';
import { passwordHash } from '../auth/passwordHash.ts';
import type { Context } from '../Context.ts';
import type { Actor } from '../status/Actor.ts';

/**
 * Gives an account a temporary password, ends its logins, and has it changed at the next sign-in.
 *
 * @returns the password, which is stored nowhere
 */
export async function resetPassword(
  { db, now, random }: Pick<Context, 'db' | 'now' | 'random'>,
  { accountNo, actor }: { accountNo: number; actor: Extract<Actor, { kind: 'OPERATOR' }> },
): Promise<string> {
  const password = createTemporaryPassword(random);
  const hash = await passwordHash.create(password);
  await withTransaction(db, async (trx) => {
    const { site, accountId } = await accounts.info(trx, accountNo);
    await accounts.setPassword(trx, accountNo, hash, DUE_AT_ONCE);
    await signInThrottles.clear(trx, site, accountId);
    await loginTokens.deleteOfAccount(trx, accountNo);
    await auditLog.append(trx, {
      at: now,
      actorKind: 'OPERATOR',
      actor: actor.name,
      event: 'PASSWORD_RESET',
      accountNo,
    });
  });
  return password;
}
