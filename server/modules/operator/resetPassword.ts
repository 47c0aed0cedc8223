import { createTemporaryPassword } from '#domain/account/createTemporaryPassword.ts';
import { DUE_AT_ONCE } from '#domain/account/isGivenPassword.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { passwordHash, signInThrottles } from '#server/modules/auth/public.ts';
import type { Actor } from '#server/modules/status/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';

interface NewTemporary {
  accountNo: number;
  actor: Extract<Actor, { kind: 'OPERATOR' }>;
  /** Left out, one is made. */
  password?: string;
}

/**
 * Gives an account a temporary password, ends its logins, and has it changed at the next sign-in.
 *
 * @returns the password, which is stored nowhere
 */
export async function resetPassword(
  { db, now, random }: Pick<Context, 'db' | 'now' | 'random'>,
  { accountNo, actor, password = createTemporaryPassword(random) }: NewTemporary,
): Promise<string> {
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
