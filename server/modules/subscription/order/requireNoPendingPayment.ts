import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';

/** Nothing is begun beside a payment whose outcome is not known. @throws AppError PAYMENT_CHECKING */
export async function requireNoPendingPayment(db: Db, accountNo: number): Promise<void> {
  const checking = (await paymentOrders.checking(db, accountNo)) ?? (await chargeAttempts.open(db, accountNo));
  if (checking !== undefined) throw new AppError('PAYMENT_CHECKING', { retryAfterSeconds: 30 });
}
