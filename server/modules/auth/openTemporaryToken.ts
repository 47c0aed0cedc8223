import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken } from './createLoginToken.ts';
import { digestOf } from './createTemporaryToken.ts';
import { type StoredTemporaryToken, type TokenPurpose, temporaryTokens } from './repositories/temporaryTokens.ts';

/**
 * Looks a temporary token up without using it.
 *
 * @throws AppError RESET_LINK_INVALID for a reset, else TEMPORARY_TOKEN_INVALID: alike for a token that is unknown, used,
 *   too old, of another purpose or site, of a password that was changed since, or of an account that has
 *   left or has nothing to settle any more
 */
export async function openTemporaryToken(
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: SiteName,
  purpose: TokenPurpose,
  token: string,
): Promise<StoredTemporaryToken> {
  const stored = await temporaryTokens.findUnused(db, { tokenHash: hashLoginToken(token), site, purpose, now });
  if (!stored || !fits(stored, purpose) || stored.passwordHashDigest !== digestOf(stored.passwordHash)) {
    throw temporaryTokenInvalid(purpose);
  }
  return stored;
}

/** Whether there is still something to settle. */
function fits({ accountStatus }: StoredTemporaryToken, purpose: TokenPurpose): boolean {
  if (purpose === 'DORMANT') return accountStatus === 'DORMANT';
  return purpose === 'WITHDRAWAL_REQUESTED' ? accountStatus === 'WITHDRAWAL_REQUEST' : accountStatus !== 'WITHDRAWAL';
}

/** Uses a token up, in the transaction of what it is for. @throws AppError as above, when another call was first */
export async function useTemporaryToken(
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: SiteName,
  purpose: TokenPurpose,
  token: string,
): Promise<StoredTemporaryToken> {
  const stored = await openTemporaryToken({ db, now }, site, purpose, token);
  if (!(await temporaryTokens.use(db, stored.tokenHash, now))) throw temporaryTokenInvalid(purpose);
  return stored;
}

function temporaryTokenInvalid(purpose: TokenPurpose): AppError {
  return new AppError(purpose === 'RESET_PASSWORD' ? 'RESET_LINK_INVALID' : 'TEMPORARY_TOKEN_INVALID');
}
