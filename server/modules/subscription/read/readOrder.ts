import type { OrderStatus } from '#contract/subscription.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { describeOrder } from './describeOrder.ts';

/** An order of one's own. @throws AppError NOT_FOUND */
export async function readOrder({ db, accountNo }: SignedInContext, orderNo: number): Promise<OrderStatus> {
  const order = await paymentOrders.findOwn(db, accountNo, orderNo);
  if (order === undefined) throw new AppError('NOT_FOUND');
  return describeOrder(db, order);
}
