import type { SignInBody, SignInData } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeAccountId } from '#domain/account/normalizeAccountId.ts';
import type { Context } from '#server/core/Context.ts';
import { createConcurrencyLimit } from '#server/core/createConcurrencyLimit.ts';
import { networkOf } from '#server/core/networkOf.ts';
import type { Visitor } from '#server/core/Visitor.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { beginLogin } from './beginLogin.ts';
import { clearPasswordTries } from './clearPasswordTries.ts';
import { countPasswordTry, type PasswordTarget } from './countPasswordTry.ts';
import type { AddressGuard } from './createAddressGuard.ts';
import { deviceMark } from './deviceMark.ts';
import { issueChallenge } from './issueChallenge.ts';
import { judgeSignIn } from './judgeSignIn.ts';
import { passwordHash } from './passwordHash.ts';

/**
 * Sign-ins worked on at a time. When a whole school signs in at once, the others wait here and not for a connection to
 * the database, which the rest of the service needs. More than passwords are compared at once, so that those never idle.
 */
const AT_ONCE = 8;
const limited = createConcurrencyLimit(AT_ONCE);

/**
 * Signs a student of this site in, or returns what has to be settled first.
 *
 * @throws AppError SIGN_IN_FAILED alike for an unknown name and a wrong password; SIGN_IN_SLOW_DOWN after five failures
 *   under one name or very many from one address; ACCOUNT_SUSPENDED only for the right password
 */
export async function signIn(
  context: Context,
  site: SiteName,
  given: SignInBody,
  visitor: Visitor,
  guard: AddressGuard,
): Promise<SignInData> {
  const accountId = normalizeAccountId(given.accountId);
  // One after the other, so that right passwords at one moment are not counted as guesses of each other.
  return runExclusivePerAccount(context.db, `sign-in ${site} ${accountId}`, () =>
    limited(() => trySignIn(context, site, { ...given, accountId }, visitor, guard)),
  );
}

async function trySignIn(
  context: Context,
  site: SiteName,
  { accountId, password }: SignInBody,
  visitor: Visitor,
  guard: AddressGuard,
): Promise<SignInData> {
  const { db, now, secrets } = context;
  const attempt = { address: visitor.address, site, accountId };
  const known = deviceMark.knows({ secrets, site, accountId, mark: visitor.mark });
  const wait = known === null ? await guard.admit(attempt, now) : 0;
  if (wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: wait });
  const sender = secrets.hmac('sign-in-sender', `${site} ${accountId} ${networkOf(visitor.address)}`).slice(0, 22);
  const target: PasswordTarget =
    known === null ? { site, countedAs: accountId, sender } : { site, countedAs: known, sender: null };
  const { early } = await countPasswordTry(context, target);
  const account = await accounts.findForSignIn(db, site, accountId);
  const right = await passwordHash.matches(account?.passwordHash ?? null, password);
  const outcome = account && right ? judgeSignIn(site, account, now) : 'FAILED';
  if (!account || outcome === 'FAILED') {
    await guard.failed(attempt, now);
    throw new AppError('SIGN_IN_FAILED');
  }
  await guard.succeeded(attempt, now);
  await clearPasswordTries(context, target, early);
  if (outcome === 'ACCOUNT_SUSPENDED') throw new AppError(outcome);
  const renewed = { ...account, passwordHash: await renewHash(context, account, password) };
  if (outcome !== 'SIGNED_IN') return issueChallenge(context, site, { ...renewed, accountId }, outcome);
  const begun = await beginLogin(context, site, renewed, visitor.device);
  if (begun === null) throw new AppError('SIGN_IN_FAILED');
  return begun;
}

/**
 * A password that was hashed at an earlier cost is hashed again while it is at hand.
 *
 * @returns the hash that is stored now
 */
async function renewHash(
  { db }: Context,
  { accountNo, passwordHash: stored }: { accountNo: number; passwordHash: string },
  password: string,
): Promise<string> {
  if (!(await passwordHash.isOutdated(stored))) return stored;
  const fresh = await passwordHash.create(password);
  if (await accounts.replaceHash(db, accountNo, stored, fresh)) return fresh;
  // Another sign-in at the same moment was first, or the password was changed: then the old one opens nothing.
  const { passwordHash: now } = await accounts.passwordOf(db, accountNo);
  return (await passwordHash.matches(now, password)) ? now : stored;
}
