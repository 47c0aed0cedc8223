import { operatorTuning } from '#domain/operator/tuning.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { type OperatorAccount, operatorAccounts } from '../repositories/operatorAccounts.ts';
import type { OperatorContext } from './OperatorContext.ts';

/** Begins a login of somebody who was checked. @returns the token, which is stored as a hash only */
export async function beginOperatorSession(
  context: OperatorContext,
  { operatorNo, name }: Pick<OperatorAccount, 'operatorNo' | 'name'>,
  machine: string,
): Promise<{ token: string; expiresAt: number }> {
  const { token, tokenHash } = createLoginToken();
  const expiresAt = context.now + operatorTuning.session;
  await withTransaction(context.db, async (db) => {
    await operatorAccounts.deleteEndedSessions(db, context.now);
    await operatorAccounts.addSession(db, { tokenHash, operatorNo, machine, expiresAt });
    await auditLog.append(db, { at: context.now, actorKind: 'OPERATOR', actor: name, event: 'OPERATOR_SIGNED_IN' });
  });
  return { token, expiresAt };
}
