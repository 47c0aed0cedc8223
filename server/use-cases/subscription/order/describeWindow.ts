import type { ChargePreview, SubscriptionOrder } from '#contract/subscription.ts';
import type { PaymentGateway } from '#server/gateways/payment/PaymentGateway.ts';
import type { PaymentOrderRow } from '#server/repositories/paymentOrders.ts';

/** What the browser needs to open the company's window for an order. */
export function describeWindow(
  order: PaymentOrderRow,
  given: { nonce: string; customerKey: string; payment: PaymentGateway; preview: ChargePreview | null },
): SubscriptionOrder {
  return {
    paymentOrderNo: order.payment_order_no,
    orderId: order.kind === 'PAYMENT' ? order.order_id : null,
    amount: order.amount,
    orderName: order.order_name,
    kind: order.kind,
    customerKey: given.customerKey,
    nonce: given.nonce,
    browser: given.payment.browser,
    preview: given.preview,
    expiresAt: new Date(order.expires_at).toISOString(),
  };
}
