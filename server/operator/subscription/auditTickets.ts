import type { Db } from '../../db/Db.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { Desk } from '../Desk.ts';

/** Notes what an operator did or looked at, in the transaction of the deed. */
export function auditTickets(
  desk: Desk,
  db: Db,
  event: string,
  more: { accountNo?: number; details?: Record<string, string | number | null> } = {},
): Promise<void> {
  return auditLog.append(db, { at: desk.now(), actorKind: 'OPERATOR', actor: desk.operator, event, ...more });
}
