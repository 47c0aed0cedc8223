import type { ChargePreview, SubscriptionOrder } from '#contract/subscription.ts';
import type { PaymentGateway } from '#server/gateways/payment/PaymentGateway.ts';
import type { PaymentOrder } from '../repositories/paymentOrders.ts';

/** What the browser needs to open the company's window for an order. */
export function describeWindow(
  order: PaymentOrder,
  given: { nonce: string; customerKey: string; payment: PaymentGateway; preview: ChargePreview | null },
): SubscriptionOrder {
  return {
    paymentOrderNo: order.orderNo,
    orderId: order.kind === 'PAYMENT' ? order.orderId : null,
    amount: order.amount,
    orderName: order.orderName,
    kind: order.kind,
    customerKey: given.customerKey,
    nonce: given.nonce,
    browser: given.payment.browser,
    preview: given.preview,
    expiresAt: new Date(order.expiresAt).toISOString(),
  };
}
