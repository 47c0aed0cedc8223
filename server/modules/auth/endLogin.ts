import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { openLogins } from './openLogins.ts';
import { endedLogins } from './repositories/endedLogins.ts';
import type { Session } from './Session.ts';

/** Ends one of the own logins, this one too. @throws AppError NOT_FOUND for an ended one, and for anybody else's */
export async function endLogin(
  context: Context,
  { accountNo, site }: Session,
  loginId: string,
): Promise<{ endedCount: number }> {
  return withTransaction(context.db, async (db) => {
    const login = (await openLogins({ ...context, db }, accountNo)).find((each) => each.loginId === loginId);
    if (login === undefined) throw new AppError('NOT_FOUND');
    await endedLogins.note(db, accountNo, { only: login.signedInAt }, 'OWNER', context.now);
    await loginTokens.deleteChain(db, accountNo, login.signedInAt);
    await recordAccess({ ...context, db }, { accountNo, site, kind: 'LOGIN_ENDED', detail: '1' });
    return { endedCount: 1 };
  });
}
