import type { LoginList } from '#contract/auth.ts';
import type { Context } from '#server/core/Context.ts';
import { openLogins } from './openLogins.ts';
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
