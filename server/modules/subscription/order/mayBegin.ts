import type { Db } from '#server/db/Db.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import type { PaymentOrder } from '../repositories/paymentOrders.ts';
import { isStillWanted } from './isStillWanted.ts';

/**
 * Whether an order may be charged now: it is still wanted, by somebody who is not leaving, and beside no other charge,
 * such as a renewal just under way.
 */
export async function mayBegin(db: Db, order: PaymentOrder): Promise<boolean> {
  const payer = await accountStatusRows.find(db, order.accountNo);
  if (payer === undefined || payer.status === 'WITHDRAWAL_REQUEST') return false;
  return (await chargeAttempts.open(db, order.accountNo)) === undefined && isStillWanted(db, order);
}
