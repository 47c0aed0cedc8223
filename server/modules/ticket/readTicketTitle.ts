import { trialEndsAt } from '#domain/subscription/permissions.ts';
import type { Db } from '#server/db/Db.ts';
import { complimentaryTickets } from './repositories/complimentaryTickets.ts';
import { subscriptionAccess } from './repositories/subscriptionAccess.ts';

/** What an account of the home site calls its right to play now: a ticket, a gift, or the free week; null for none. */
export async function readTicketTitle(
  db: Db,
  { accountNo, createdAt, now }: { accountNo: number; createdAt: number; now: number },
): Promise<string | null> {
  const [bought] = await subscriptionAccess.open(db, accountNo, now);
  if (bought !== undefined) return bought.title;
  if ((await complimentaryTickets.openAt(db, accountNo, now)).length > 0) return '무료 이용권';
  return now < trialEndsAt(createdAt) ? '무료 체험' : null;
}
