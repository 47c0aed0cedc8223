import type { SignInBody, SignInData } from '../../../contract/auth.ts';
import type { SiteName } from '../../../contract/site.ts';
import { meCheck } from '../../../domain/account/meCheck.ts';
import { tokenExpiry } from '../../../domain/account/tokenState.ts';
import { AppError } from '../../errors/AppError.ts';
import { accounts } from '../../repositories/accounts.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import { signInThrottles } from '../../repositories/signInThrottles.ts';
import type { Context } from '../Context.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { createLoginToken } from './createLoginToken.ts';
import { passwordHash } from './passwordHash.ts';

/**
 * Signs a student of this site in.
 *
 * @throws AppError SIGN_IN_FAILED alike for an unknown name and a wrong password; SIGN_IN_SLOW_DOWN after five
 *   failures; ACCOUNT_SUSPENDED or NO_AFFILIATION only for the right password
 */
export async function signIn(context: Context, site: SiteName, given: SignInBody): Promise<SignInData> {
  const accountId = given.accountId.trim();
  await countPasswordTry(context, site, accountId);
  const account = await accounts.findForSignIn(context.db, site, accountId);
  const right = account
    ? await passwordHash.matches(account.passwordHash, given.password)
    : await passwordHash.compareWithNothing(given.password);
  if (!account || !right || account.accountStatus === 'WITHDRAWAL') throw new AppError('SIGN_IN_FAILED');
  await signInThrottles.clear(context.db, site, accountId);
  const refusal = meCheck(site, account.accountStatus, account.academyStatus);
  if (refusal !== null) throw new AppError(refusal);
  const { token, tokenHash } = createLoginToken();
  const times = { issuedAt: context.now, signedInAt: context.now };
  await loginTokens.insert(context.db, {
    tokenHash,
    accountNo: account.accountNo,
    site,
    ...times,
    passwordValidUntil: null,
  });
  return { token, expiresAt: new Date(tokenExpiry(times)).toISOString(), customerServiceFlag: false };
}
