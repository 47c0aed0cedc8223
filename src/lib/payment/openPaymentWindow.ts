import type { TossPaymentsSDK } from '@tosspayments/tosspayments-sdk';
import { PaymentWindowError } from './PaymentWindowError.ts';

/** Milliseconds that the company's script may take. */
const LOAD_WITHIN_MS = 15_000;

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

/**
 * Loads the package of the company and, by it, the company's script: only on the way to a payment, never with the shell.
 *
 * @param browser as the server gave it: real company or stand-in, the page does not know
 * @throws PaymentWindowError when it does not come in time
 */
async function loadPaymentSdk(browser: { clientKey: string; sdkUrl: string }): Promise<TossPaymentsSDK> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentWindowError('script')), LOAD_WITHIN_MS);
  });
  try {
    return await Promise.race([load(browser), late]);
  } catch (error) {
    throw error instanceof PaymentWindowError ? error : new PaymentWindowError('script', '', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function load({ clientKey, sdkUrl }: { clientKey: string; sdkUrl: string }): Promise<TossPaymentsSDK> {
  const { clearTossPayments, loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
  // One that never came would be waited for again; one that is here already is not requested again.
  if (!('TossPayments' in window)) clearTossPayments();
  return loadTossPayments(clientKey, { src: sdkUrl });
}
