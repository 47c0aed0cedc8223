import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { type StaffLogin, staffLogins } from '../repositories/staffLogins.ts';

/** A login of the staff that holds. */
export interface StaffSession extends StaffLogin {
  tokenHash: string;
}

/**
 * Looks up a token of the staff on this site and notes that it is in use.
 *
 * @returns null when the login is gone: unknown, of another site, rested for half an hour, or half a day old
 */
export async function authenticateStaff(context: SiteContext, token: string): Promise<StaffSession | null> {
  if (token.length > 200) return null;
  const { db, now, site } = context;
  const tokenHash = hashLoginToken(token);
  const login = await staffLogins.find(db, site, tokenHash);
  if (login === undefined) return null;
  if (!lasts(login, now)) return null;
  if (now - login.lastSeenAt >= staffTuning.seenEvery) await staffLogins.see(db, tokenHash, now);
  return { ...login, tokenHash };
}

/** The hashes of those of these tokens whose login lasts; for lines that stay open. A line is no use of its login. */
export async function lastingStaff({ db, now }: Pick<SiteContext, 'db' | 'now'>, hashes: readonly string[]) {
  const logins = await staffLogins.lasting(db, hashes);
  return new Set(logins.filter((login) => lasts(login, now)).map(({ tokenHash }) => tokenHash));
}

function lasts({ lastSeenAt, signedInAt }: Pick<StaffLogin, 'lastSeenAt' | 'signedInAt'>, now: number): boolean {
  return now - lastSeenAt < staffTuning.idleLifetime && now - signedInAt < staffTuning.absoluteLifetime;
}
