import { loginsOverLimit } from '../../../domain/account/loginsOverLimit.ts';
import { tokenState } from '../../../domain/account/tokenState.ts';
import { loginTuning } from '../../../domain/account/tuning.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { endedLogins } from '../../repositories/endedLogins.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import type { Context } from '../Context.ts';

/** Ends the oldest logins of an account that has more than it may, in the transaction that began the newest one. */
export async function endOldestLogins(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountNo: number,
  demo: boolean,
): Promise<void> {
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
  await auditLog.append(db, {
    at: now,
    actorKind: 'SYSTEM',
    actor: '',
    event: 'LOGIN_ENDED',
    accountNo,
    details: { count: over.length, reason: 'TOO_MANY' },
  });
}
