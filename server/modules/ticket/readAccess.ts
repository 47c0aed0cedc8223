import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { Db } from '#server/db/Db.ts';
import { complimentaryTickets } from './repositories/complimentaryTickets.ts';
import { subscriptionAccess } from './repositories/subscriptionAccess.ts';

/** What `isPermitted` asks for: when the account was made, and the plans that are open, bought or given. */
export async function readAccess(
  db: Db,
  accountNo: number,
  instant: number,
): Promise<{ accountCreatedAt: number; plans: PermissionPlan[] }> {
  const { accountCreatedAt, plans } = await subscriptionAccess.of(db, accountNo, instant);
  return { accountCreatedAt, plans: [...plans, ...(await complimentaryTickets.openAt(db, accountNo, instant))] };
}
