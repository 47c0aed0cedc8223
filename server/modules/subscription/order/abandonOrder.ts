import type { OrderStatus } from '#contract/subscription.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { describeOrder } from '../read/describeOrder.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { withAccountLock } from '../withAccountLock.ts';

/**
 * The buyer came back from the window with a failure: an order of which nothing was asked yet is over.
 *
 * @param code what the company called it; only written down
 */
export async function abandonOrder(context: PayerContext, orderNo: number, code: string): Promise<OrderStatus> {
  const { accountNo, now } = context;
  return withAccountLock(context, accountNo, async (db) => {
    const order = await paymentOrders.findOwn(db, accountNo, orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    if (order.state !== 'OPEN') return describeOrder(db, order);
    const over = { state: 'DECLINED', declineReason: 'ABANDONED', declineCode: code, settledAt: now } as const;
    await paymentOrders.update(db, orderNo, over);
    return describeOrder(db, { ...order, ...over });
  });
}
