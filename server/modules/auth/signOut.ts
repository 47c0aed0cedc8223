import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import type { Session } from './Session.ts';

/** Ends this login and the tokens it was renewed from or into; other devices stay signed in. */
export async function signOut(context: Context, { accountNo, site, signedInAt }: Session): Promise<{ done: true }> {
  await withTransaction(context.db, async (db) => {
    await loginTokens.deleteChain(db, accountNo, signedInAt);
    await recordAccess({ ...context, db }, { accountNo, site, kind: 'SIGN_OUT' });
  });
  return { done: true };
}
