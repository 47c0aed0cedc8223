import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { openLogins } from './openLogins.ts';
import { endedLogins } from './repositories/endedLogins.ts';
import type { Session } from './Session.ts';

/** Ends every login of the account but this one. */
export async function endOtherLogins(
  context: Context,
  { accountNo, site, signedInAt }: Session,
): Promise<{ endedCount: number }> {
  return withTransaction(context.db, async (db) => {
    const others = (await openLogins({ ...context, db }, accountNo)).filter((each) => each.signedInAt !== signedInAt);
    await endedLogins.note(db, accountNo, { but: signedInAt }, 'OWNER', context.now);
    await loginTokens.deleteOthers(db, accountNo, signedInAt);
    if (others.length > 0) {
      const detail = String(others.length);
      await recordAccess({ ...context, db }, { accountNo, site, kind: 'LOGIN_ENDED', detail });
    }
    return { endedCount: others.length };
  });
}
