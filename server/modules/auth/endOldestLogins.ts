import type { SiteName } from '#contract/site.ts';
import { loginsOverLimit } from '#domain/account/loginsOverLimit.ts';
import { tokenState } from '#domain/account/tokenState.ts';
import { loginTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { endedLogins } from './repositories/endedLogins.ts';

/** Ends the oldest logins of an account that has more than it may, in the transaction that began the newest one. */
export async function endOldestLogins(
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
