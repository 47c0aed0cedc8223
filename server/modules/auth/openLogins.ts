import { tokenState } from '#domain/account/tokenState.ts';
import type { Context } from '#server/core/Context.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';

/** A login with all its renewals. Instants are milliseconds UTC. */
export interface OpenLogin {
  /** Names the login towards its owner; made with the secret, so that it is worth nothing to anybody else. */
  loginId: string;
  device: string;
  signedInAt: number;
  /** Exact to the hour: moved on by renewals. */
  lastSeenAt: number;
}

const ID_LENGTH = 22;

/** The logins of an account that still open something, the newest first. */
export async function openLogins(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  accountNo: number,
): Promise<OpenLogin[]> {
  const rows = await loginTokens.ofAccount(db, accountNo);
  const logins = new Map<number, OpenLogin>();
  for (const row of rows) {
    // Rows come newest first, so the first of a login is its latest renewal.
    if (logins.has(row.signedInAt) || tokenState(row, now) === 'EXPIRED') continue;
    const loginId = secrets.hmac('login-id', `${accountNo} ${row.signedInAt}`).slice(0, ID_LENGTH);
    logins.set(row.signedInAt, { loginId, device: row.device, signedInAt: row.signedInAt, lastSeenAt: row.issuedAt });
  }
  return [...logins.values()];
}
