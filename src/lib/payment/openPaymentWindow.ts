import { loadPaymentSdk } from './loadPaymentSdk.ts';
import { PaymentWindowError } from './PaymentWindowError.ts';

interface WindowRequest {
  browser: { clientKey: string; sdkUrl: string };
  /** Of this buyer, unguessable; the server made it. */
  customerKey: string;
  /** Absolute addresses of this site. The company adds its result to their query. */
  successUrl: string;
  failUrl: string;
  customerEmail?: string;
  customerName?: string;
}

/** What is to be paid once; without it a card is registered for renewals. */
interface PaymentOrder {
  orderId: string;
  orderName: string;
  /** Whole won, as the server sent it. The server compares again before it confirms. */
  amount: number;
}

/**
 * Leaves the page for the company's window, which leads back to `successUrl` or `failUrl`. Phones know no other way, so
 * every device goes it: nothing of the company is ever shown inside of our pages.
 *
 * @throws PaymentWindowError when the window does not open
 */
export async function openPaymentWindow(request: WindowRequest, order: PaymentOrder | null): Promise<void> {
  const { browser, customerKey, ...rest } = request;
  const sdk = await loadPaymentSdk(browser);
  const common = { method: 'CARD', windowTarget: 'self', ...rest } as const;
  try {
    const payment = sdk.payment({ customerKey });
    if (order === null) await payment.requestBillingAuth(common);
    else {
      const { orderId, orderName, amount } = order;
      await payment.requestPayment({ ...common, orderId, orderName, amount: { currency: 'KRW', value: amount } });
    }
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new PaymentWindowError(/CANCEL/i.test(code) ? 'cancelled' : 'refused', message, { cause: error });
  }
}
