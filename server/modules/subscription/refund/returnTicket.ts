import { AppError } from '#server/errors/AppError.ts';
import { auditPayment } from '../auditPayment.ts';
import { endTicket } from '../endTicket.ts';
import { requireNoPendingPayment } from '../order/requireNoPendingPayment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { openRefund } from './openRefund.ts';
import { weighRefund } from './weighRefund.ts';

const ON_ITS_WAY =
  '앞선 환불을 카드사가 처리하고 있습니다. 이용권은 그대로이며, 처리가 끝난 뒤에 남은 금액을 환불하실 수 있습니다.';

/**
 * Returns a ticket: access ends at once, and the refunds are written down; `sendRefund` asks the company afterwards.
 *
 * @param given.expected what the payer was shown
 * @returns what goes back, and the refunds to send
 * @throws AppError TICKET_STATE when nothing would go back, PRICE_CHANGED, PAYMENT_CHECKING
 */
export async function returnTicket(
  context: PaymentContext,
  accountNo: number,
  given: { expected: number },
): Promise<{ refund: number; refundNos: number[] }> {
  const { now } = context;
  return withAccountLock(context, accountNo, async (db) => {
    await requireNoPendingPayment(db, accountNo);
    const { refund, ticket, parts } = await weighRefund({ db, now }, accountNo);
    if (refund !== given.expected) throw new AppError('PRICE_CHANGED');
    if (refund === 0) {
      throw new AppError('TICKET_STATE', {
        message: '남은 기간이 없어 환불할 금액이 없습니다. 해지는 할 수 있습니다.',
      });
    }
    for (const { payment } of parts) {
      const onItsWay = await paymentRefunds.openOf(db, payment.paymentNo);
      if (onItsWay !== undefined)
        throw new AppError('PAYMENT_CHECKING', { message: ON_ITS_WAY, retryAfterSeconds: 60 });
    }
    await endTicket({ ...context, db }, ticket, { event: 'REFUNDED', reason: 'REFUNDED', credit: 0 });
    const refundNos: number[] = [];
    for (const { payment, amount } of parts) {
      refundNos.push(await openRefund({ db, now }, payment, amount, 'WITHDRAWN'));
    }
    const details = { subscriptionNo: ticket.subscriptionNo, refund };
    const { operator } = context;
    await auditPayment(db, now, { event: 'TICKET_RETURNED', accountNo, bySelf: true, operator, details });
    return { refund, refundNos };
  });
}
