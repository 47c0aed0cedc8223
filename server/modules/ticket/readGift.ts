import type { SubscriptionInfo } from '#contract/subscription.ts';
import { permissionPlans } from '#domain/subscription/permissions.ts';
import type { Db } from '#server/db/Db.ts';
import { complimentaryTickets } from './repositories/complimentaryTickets.ts';

/** The ticket an account was given that is open now: the one that opens most for the longest time. */
export async function readGift(
  db: Db,
  accountNo: number,
  now: number,
): Promise<NonNullable<SubscriptionInfo['complimentary']> | null> {
  const open = (await complimentaryTickets.ofAccount(db, accountNo)).filter(
    ({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now),
  );
  const [best] = open.sort(
    (one, two) =>
      permissionPlans.indexOf(two.plan) - permissionPlans.indexOf(one.plan) ||
      (two.endsAt ?? Number.POSITIVE_INFINITY) - (one.endsAt ?? Number.POSITIVE_INFINITY) ||
      0,
  );
  if (best === undefined) return null;
  return { permissionPlan: best.plan, endsAt: best.endsAt === null ? null : new Date(best.endsAt).toISOString() };
}
