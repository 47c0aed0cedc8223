import { hash } from 'node:crypto';
import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import { createLoginToken } from './createLoginToken.ts';
import { type TokenPurpose, temporaryTokens } from './repositories/temporaryTokens.ts';

/** The account a temporary token is for. */
export interface TokenHolder {
  accountNo: number;
  site: SiteName;
  passwordHash: string;
}

/**
 * Makes a token that is good for one purpose, once, on one site, and only while the account keeps the password it has
 * now. Only its hash is stored.
 *
 * @param lifetime in milliseconds
 */
export async function createTemporaryToken(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { accountNo, site, passwordHash }: TokenHolder,
  purpose: TokenPurpose,
  lifetime: number,
): Promise<{ token: string; expiresAt: number }> {
  const { token, tokenHash } = createLoginToken();
  const expiresAt = now + lifetime;
  const passwordHashDigest = digestOf(passwordHash);
  await temporaryTokens.insert(db, { tokenHash, accountNo, site, purpose, passwordHashDigest, expiresAt, now });
  return { token, expiresAt };
}

/** What a token remembers of the password; of a hash, so it reveals nothing. */
export function digestOf(passwordHash: string): string {
  return hash('sha256', passwordHash, 'base64url');
}
