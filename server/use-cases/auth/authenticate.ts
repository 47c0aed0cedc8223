import type { SiteName } from '../../../contract/site.ts';
import { type Access, accessOf } from '../../../domain/account/accessOf.ts';
import { tokenState } from '../../../domain/account/tokenState.ts';
import { seoulDayStart } from '../../../domain/time/seoulDay.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { accounts } from '../../repositories/accounts.ts';
import { loginTokens, type StoredLogin } from '../../repositories/loginTokens.ts';
import type { Context } from '../Context.ts';
import { createLoginToken, hashLoginToken } from './createLoginToken.ts';
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
    renewedToken: state === 'RENEW' && mayRenew ? await renew(context, site, tokenHash, stored) : null,
    access,
  };
}

/**
 * One of several calls at the same moment gets the new token; the others go on with theirs for a while. In a transaction
 * that changes the old token, so that a login ended meanwhile does not live on in a renewal.
 */
async function renew(context: Context, site: SiteName, tokenHash: string, stored: StoredLogin): Promise<string | null> {
  const { now } = context;
  const fresh = createLoginToken();
  return withTransaction(context.db, async (db) => {
    const mayRenew =
      stored.replacedAt === null
        ? await loginTokens.markReplaced(db, tokenHash, now)
        : await loginTokens.touch(db, tokenHash, stored.replacedAt);
    if (!mayRenew) return null;
    await loginTokens.insert(db, {
      tokenHash: fresh.tokenHash,
      accountNo: stored.accountNo,
      site,
      issuedAt: now,
      signedInAt: stored.signedInAt,
      passwordValidUntil: stored.passwordValidUntil,
      device: stored.device,
    });
    await accounts.markSeen(db, stored.accountNo, now, seoulDayStart(now));
    return fresh.token;
  });
}
