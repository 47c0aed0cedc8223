import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { endedLogins } from './repositories/endedLogins.ts';
import { signInThrottles } from './repositories/signInThrottles.ts';

export interface PasswordChange {
  accountNo: number;
  /** Of a password that `requireNewPassword` let pass. */
  passwordHash: string;
  /** How it came about. */
  way: 'MY_PAGE' | 'REMINDER' | 'RESET';
  /** The login that goes on, by its `signedInAt`; without it every login ends. */
  keepsLogin?: number;
}

/**
 * Stores a new password, ends logins, and notifies the owner by mail. Temporary tokens and reset links made with the
 * old password are worthless from here on; failures counted against the old one are forgotten.
 */
export async function storeNewPassword(
  context: Pick<Context, 'db' | 'now' | 'secrets' | 'visitor'>,
  { accountNo, passwordHash, way, keepsLogin }: PasswordChange,
): Promise<void> {
  const { now } = context;
  await withTransaction(context.db, async (db) => {
    await accounts.setPassword(db, accountNo, passwordHash, now);
    await endedLogins.note(db, accountNo, keepsLogin === undefined ? 'ALL' : { but: keepsLogin }, 'PASSWORD', now);
    if (keepsLogin === undefined) await loginTokens.deleteOfAccount(db, accountNo);
    else await loginTokens.deleteOthers(db, accountNo, keepsLogin);
    const { site, accountId, name, email } = await accounts.mailAddress(db, accountNo);
    await signInThrottles.clear(db, site, accountId);
    if (email !== null) {
      const fields = { site, name, at: now };
      await queueMail({ ...context, db }, { accountNo, to: email, template: 'PASSWORD_CHANGED', fields });
    }
    await recordAccess({ ...context, db }, { accountNo, site, kind: 'PASSWORD_CHANGED', detail: way });
    await auditLog.append(db, {
      at: now,
      ...(way === 'RESET' ? { actorKind: 'VISITOR', actor: '' } : { actorKind: 'ACCOUNT', actor: String(accountNo) }),
      event: 'PASSWORD_CHANGED',
      accountNo,
      details: { way },
    });
  });
}
