import type { SiteName } from '../../../contract/site.ts';
import { type MeRefusal, meCheck } from '../../../domain/account/meCheck.ts';
import { tokenState } from '../../../domain/account/tokenState.ts';
import { loginTokens, type StoredLogin } from '../../repositories/loginTokens.ts';
import type { Context } from '../Context.ts';
import { createLoginToken, hashLoginToken } from './createLoginToken.ts';
import type { Session } from './Session.ts';

/** A login that holds, with what the answer and the routes have to know about it. */
export interface Authenticated {
  session: Session;
  /** A token to go on with, when the one given is due to be exchanged. */
  renewedToken: string | null;
  /** Set while the account or its institution is suspended: then only its own status may be read. */
  refusal: MeRefusal | null;
}

/**
 * Looks up a login token of this site.
 *
 * @returns null when the login is gone: unknown, of another site, expired, or of a withdrawn account
 */
export async function authenticate(context: Context, site: SiteName, token: string): Promise<Authenticated | null> {
  if (token.length > 200) return null;
  const tokenHash = hashLoginToken(token);
  const stored = await loginTokens.find(context.db, site, tokenHash);
  if (stored === undefined || stored.accountStatus === 'WITHDRAWAL') return null;
  const state = tokenState(stored, context.now);
  if (state === 'EXPIRED') return null;
  return {
    session: { tokenHash, accountNo: stored.accountNo, site, passwordValidUntil: stored.passwordValidUntil },
    renewedToken: state === 'RENEW' ? await renew(context, site, tokenHash, stored) : null,
    refusal: meCheck(site, stored.accountStatus, stored.academyStatus),
  };
}

/** One of several calls at the same moment gets the new token; the others go on with theirs for a while. */
async function renew(context: Context, site: SiteName, tokenHash: string, stored: StoredLogin): Promise<string | null> {
  const first = stored.replacedAt === null;
  if (first && !(await loginTokens.markReplaced(context.db, tokenHash, context.now))) return null;
  const fresh = createLoginToken();
  await loginTokens.insert(context.db, {
    tokenHash: fresh.tokenHash,
    accountNo: stored.accountNo,
    site,
    issuedAt: context.now,
    signedInAt: stored.signedInAt,
    passwordValidUntil: stored.passwordValidUntil,
  });
  return fresh.token;
}
