import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { Db } from '#server/db/Db.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { complimentaryTickets } from './repositories/complimentaryTickets.ts';
import { subscriptionAccess } from './repositories/subscriptionAccess.ts';

/** What `isPermitted` asks for: when the account was made, and the plans that are open, bought or given. */
export async function readAccess(
  db: Db,
  accountNo: number,
  instant: number,
): Promise<{ accountCreatedAt: number; plans: PermissionPlan[] }> {
  const view = joinReads(db);
  const [{ accountCreatedAt, plans }, given] = await Promise.all([
    subscriptionAccess.of(view, accountNo, instant),
    complimentaryTickets.openAt(view, accountNo, instant),
  ]);
  return { accountCreatedAt, plans: [...plans, ...given] };
}
