import { auditLog } from '../../repositories/auditLog.ts';
import type { Context } from '../Context.ts';

/** The owner ended logins on other devices. */
export async function noteEndedLogins(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountNo: number,
  count: number,
): Promise<void> {
  await auditLog.append(db, {
    at: now,
    actorKind: 'ACCOUNT',
    actor: String(accountNo),
    event: 'LOGIN_ENDED',
    accountNo,
    details: { count },
  });
}
