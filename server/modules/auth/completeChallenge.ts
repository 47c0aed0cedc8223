import type { SignInData } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { accessOf } from '#domain/account/accessOf.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { beginLogin } from './beginLogin.ts';
import { issueChallenge } from './issueChallenge.ts';
import { useTemporaryToken } from './openTemporaryToken.ts';
import type { StoredTemporaryToken, TokenPurpose } from './repositories/temporaryTokens.ts';

/** A temporary token as it was handed in, and the device that did. */
export interface SignInChallenge {
  site: SiteName;
  temporaryToken: string;
  device: string;
}

/**
 * Settles what held a sign-in up and begins the login, all in one transaction: a failure leaves the token usable. Where
 * somebody else chose the password it is held once more instead, until there is one of their own.
 *
 * @param settle gets a context with the open transaction
 * @throws AppError TEMPORARY_TOKEN_INVALID; ACCOUNT_SUSPENDED when it is settled but the account may not come in even so
 */
export async function completeChallenge(
  context: Context,
  { site, temporaryToken, device }: SignInChallenge,
  purpose: TokenPurpose,
  settle: (inner: Context, token: StoredTemporaryToken) => Promise<void>,
): Promise<SignInData> {
  const begun = await withTransaction(context.db, async (db) => {
    const inner = { ...context, db };
    const stored = await useTemporaryToken(inner, site, purpose, temporaryToken);
    await settle(inner, stored);
    const account = await accounts.judged(db, stored.accountNo);
    if (accessOf(site, account.accountStatus, account.academyStatus) === 'NONE') return null;
    if (account.demo === 0 && isGivenPassword(account.passwordChangedAt)) {
      const { accountId } = stored;
      return issueChallenge(inner, site, { ...account, accountId, withdrawalRequestedAt: null }, 'CHANGE_PASSWORD');
    }
    return beginLogin(inner, site, account, device);
  });
  if (begun === null) throw new AppError('ACCOUNT_SUSPENDED');
  return begun;
}
