import { withTransaction } from '../../db/withTransaction.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import type { Context } from '../Context.ts';
import type { Session } from './Session.ts';

/** Ends this login and the tokens it was renewed from or into; other devices stay signed in. */
export async function signOut(context: Context, session: Session): Promise<{ done: true }> {
  await withTransaction(context.db, async (trx) => {
    const login = await loginTokens.find(trx, session.site, session.tokenHash);
    if (login) await loginTokens.deleteChain(trx, login.accountNo, login.signedInAt);
  });
  return { done: true };
}
