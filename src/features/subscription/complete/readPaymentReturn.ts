import type { ConfirmationBody } from '#contract/subscription.ts';

/** What the company's window sent back with the address of this page. */
export type PaymentReturn =
  /** The window is done with: the server confirms with it. */
  | { kind: 'DONE'; paymentOrderNo: number; body: ConfirmationBody }
  /** The window failed or was left. */
  | { kind: 'FAILED'; paymentOrderNo: number; code: string }
  /** No news: a reload, or the way back to an order. */
  | { kind: 'ORDER'; paymentOrderNo: number };

const WHOLE = /^[1-9]\d{0,14}$/;
/** Codes of the company are capitals; anything else in the address is not from there. */
const CODE = /^[A-Z0-9_]{1,100}$/;

/**
 * Reads the return address. Anybody can write a link: nothing of it is shown, and the server checks every part of it
 * (whose order it is, its amount, its nonce) before it does anything.
 */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | null {
  const order = search.get('paymentOrderNo') ?? '';
  if (!WHOLE.test(order)) return null;
  const paymentOrderNo = Number(order);
  const code = search.get('code');
  if (code !== null) return { kind: 'FAILED', paymentOrderNo, code: CODE.test(code) ? code : 'UNKNOWN' };

  const [paymentKey, orderId, amount] = ['paymentKey', 'orderId', 'amount'].map((name) => search.get(name) ?? '');
  if (paymentKey && orderId && amount && WHOLE.test(amount)) {
    return { kind: 'DONE', paymentOrderNo, body: { paymentKey, orderId, amount: Number(amount) } };
  }
  const [authKey, customerKey, nonce] = ['authKey', 'customerKey', 'nonce'].map((name) => search.get(name) ?? '');
  if (authKey && customerKey && nonce) {
    return { kind: 'DONE', paymentOrderNo, body: { authKey, customerKey, nonce } };
  }
  return { kind: 'ORDER', paymentOrderNo };
}
