import type { LoginList } from '#contract/auth.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { openLogins } from './openLogins.ts';
import { endedLogins } from './repositories/endedLogins.ts';
import type { Session } from './Session.ts';

/** Where the account is signed in, the newest first. */
export async function listLogins(context: Context, session: Session): Promise<LoginList> {
  const logins = await openLogins(context, session.accountNo);
  return {
    items: logins.map(({ loginId, device, signedInAt, lastSeenAt }) => {
      const current = signedInAt === session.signedInAt;
      return {
        loginId,
        device,
        signedInAt: new Date(signedInAt).toISOString(),
        lastSeenAt: new Date(current ? context.now : lastSeenAt).toISOString(),
        current,
      };
    }),
  };
}

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

/** Ends this login and the tokens it was renewed from or into; other devices stay signed in. */
export async function signOut(context: Context, { accountNo, site, signedInAt }: Session): Promise<{ done: true }> {
  await withTransaction(context.db, async (db) => {
    await loginTokens.deleteChain(db, accountNo, signedInAt);
    await recordAccess({ ...context, db }, { accountNo, site, kind: 'SIGN_OUT' });
  });
  return { done: true };
}
