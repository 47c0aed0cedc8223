import { paths } from '#src/config/paths.ts';
import { openPaymentWindow } from '#src/lib/payment/openPaymentWindow.ts';
import type { WindowOrder } from './createPaymentJourney.ts';

/**
 * Leaves for the company's window. Both ways back lead to one page, which asks the server what has become of the order.
 *
 * @throws PaymentWindowError
 */
export async function openOrderWindow(order: WindowOrder): Promise<void> {
  const { paymentOrderNo, nonce, browser, customerKey, kind, orderId, orderName, amount } = order;
  const complete = new URL(paths.subscriptionComplete.getHref(), window.location.origin);
  complete.searchParams.set('paymentOrderNo', String(paymentOrderNo));
  const failUrl = complete.href;
  // A card window brings no order of ours back: the nonce ties its answer to who asked.
  complete.searchParams.set('nonce', nonce);
  const request = { browser, customerKey, successUrl: complete.href, failUrl };
  const paidOnce = kind === 'PAYMENT' && orderId !== null;
  await openPaymentWindow(request, paidOnce ? { orderId, orderName, amount } : null);
}
