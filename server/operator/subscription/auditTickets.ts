import type { Db } from '../../db/Db.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';

/** Notes what an operator did or looked at, in the transaction of the action. */
export function auditTickets(
  context: CommandContext,
  db: Db,
  event: string,
  more: { accountNo?: number; details?: Record<string, string | number | null> } = {},
): Promise<void> {
  return auditLog.append(db, { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, event, ...more });
}
