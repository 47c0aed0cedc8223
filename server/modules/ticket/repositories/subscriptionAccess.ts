import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

const covering = compileOnce((db, given: { accountNo: number; now: number }) =>
  db
    .selectFrom('subscription')
    .innerJoin('subscription_product', 'subscription_product.product_no', 'subscription.product_no')
    .select(['subscription_product.plan', 'subscription_product.title'])
    .where('subscription.account_no', '=', given.accountNo)
    .where('subscription.state', 'in', ['ACTIVE', 'PAST_DUE'])
    .where('subscription.starts_at', '<=', given.now)
    .where('subscription.access_until', '>', given.now),
);

const ofQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select('created_at').where('account_no', '=', given.accountNo),
);

export const subscriptionAccess = {
  /** Plans and titles of the tickets that are open at an instant; at most one. */
  async open(db: Db, accountNo: number, now: number): Promise<{ plan: PermissionPlan; title: string }[]> {
    return (await covering(db, { accountNo, now })).rows;
  },

  /** When an account was made, and which plans are open to it: what `isPermitted` asks for. @param db a view (`joinReads`) */
  async of(db: Db, accountNo: number, now: number): Promise<{ accountCreatedAt: number; plans: PermissionPlan[] }> {
    const [account, open] = await Promise.all([ofQuery(db, { accountNo }), this.open(db, accountNo, now)]);
    return { accountCreatedAt: firstRow(account).created_at, plans: open.map(({ plan }) => plan) };
  },
};
