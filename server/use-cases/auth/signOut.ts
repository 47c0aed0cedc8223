import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import type { Context } from '../Context.ts';
import type { Session } from './Session.ts';

/** Ends this login and the tokens it was renewed from or into; other devices stay signed in. */
export async function signOut(context: Context, { accountNo, signedInAt }: Session): Promise<{ done: true }> {
  await withTransaction(context.db, async (db) => {
    await loginTokens.deleteChain(db, accountNo, signedInAt);
    await auditLog.append(db, {
      at: context.now,
      actorKind: 'ACCOUNT',
      actor: String(accountNo),
      event: 'SIGN_OUT',
      accountNo,
    });
  });
  return { done: true };
}
