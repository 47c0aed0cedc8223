import type { SiteName } from '#contract/site.ts';
import { type Access, accessOf } from '#domain/account/accessOf.ts';
import { tokenState } from '#domain/account/tokenState.ts';
import type { Context } from '#server/core/Context.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { hashLoginToken } from './createLoginToken.ts';
import { renewLogin } from './renewLogin.ts';
import type { Session } from './Session.ts';

/** A login that holds, with what the answer and the routes have to know about it. */
export interface Authenticated {
  session: Session;
  /** A token to go on with, when the one given is due to be exchanged. */
  renewedToken: string | null;
  access: Exclude<Access, 'NONE'>;
}

/**
 * Looks up a login token of this site.
 *
 * @param mayRenew false where nobody takes a new token out of the answer: the old one would end with it
 * @returns null when the login is gone: unknown, of another site, expired, or of an account or institution whose status
 *   lets nobody in. Statuses are read by every call, so a change counts at once, whoever made it.
 */
export async function authenticate(
  context: Context,
  site: SiteName,
  token: string,
  mayRenew: boolean,
): Promise<Authenticated | null> {
  if (token.length > 200) return null;
  const tokenHash = hashLoginToken(token);
  const stored = await loginTokens.find(context.db, site, tokenHash);
  if (stored === undefined) return null;
  const access = accessOf(site, stored.accountStatus, stored.academyStatus);
  const state = tokenState(stored, context.now);
  if (access === 'NONE' || state === 'EXPIRED') return null;
  const { accountNo, signedInAt, passwordValidUntil, demo } = stored;
  return {
    session: { tokenHash, accountNo, site, demo: demo === 1, signedInAt, passwordValidUntil },
    renewedToken: state === 'RENEW' && mayRenew ? await renewLogin(context, site, tokenHash, stored) : null,
    access,
  };
}
