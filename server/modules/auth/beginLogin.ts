import type { SignedInData } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { loginsOverLimit } from '#domain/account/loginsOverLimit.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { tokenExpiry, tokenState } from '#domain/account/tokenState.ts';
import { loginTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { csMessages } from '#server/modules/customer-service/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { createLoginToken } from './createLoginToken.ts';
import { endedLogins } from './repositories/endedLogins.ts';

/** The account as it was when the right to come in was judged. */
export interface Judged {
  accountNo: number;
  passwordHash: string;
  accountStatus: AccountStatus;
  /** 1: one of the demo accounts. */
  demo?: number;
}

/**
 * Begins a login. Nothing happens when password or status have changed since they were judged, so that a changed password
 * leaves no login behind that was under way with the old one.
 *
 * @param device such as '윈도우 · 엣지'
 * @returns null when the account has changed
 */
export async function beginLogin(
  context: Context,
  site: SiteName,
  { accountNo, passwordHash, accountStatus, demo }: Judged,
  device: string,
): Promise<SignedInData | null> {
  const { now } = context;
  const { token, tokenHash } = createLoginToken();
  const times = { issuedAt: now, signedInAt: now };
  const begun = await withTransaction(context.db, async (db) => {
    if (!(await accounts.markSignedIn(db, accountNo, { passwordHash, status: accountStatus }, now))) return false;
    await loginTokens.insert(db, { tokenHash, accountNo, site, ...times, passwordValidUntil: null, device });
    await endOldestLogins({ ...context, db }, { accountNo, site, demo: demo === 1 });
    await recordAccess({ ...context, db }, { accountNo, site, kind: 'SIGN_IN' });
    return true;
  });
  if (!begun) return null;
  return {
    outcome: 'SIGNED_IN',
    token,
    expiresAt: new Date(tokenExpiry(times)).toISOString(),
    customerServiceFlag: await csMessages.hasUnseen(context.db, accountNo),
  };
}

/** Ends the oldest logins of an account that has more than it may, in the transaction that began the newest one. */
async function endOldestLogins(
  context: Context,
  { accountNo, site, demo }: { accountNo: number; site: SiteName; demo: boolean },
): Promise<void> {
  const { db, now } = context;
  const open = (await loginTokens.ofAccount(db, accountNo)).filter((row) => tokenState(row, now) !== 'EXPIRED');
  const most = demo ? loginTuning.mostDemoLogins : loginTuning.mostLogins;
  const over = loginsOverLimit(
    open.map(({ signedInAt }) => signedInAt),
    most,
  );
  for (const signedInAt of over) {
    await endedLogins.note(db, accountNo, { only: signedInAt }, 'TOO_MANY', now);
    await loginTokens.deleteChain(db, accountNo, signedInAt);
  }
  if (over.length === 0 || demo) return;
  await recordAccess(context, { accountNo, site, kind: 'LOGIN_ENDED', detail: String(over.length) });
}
