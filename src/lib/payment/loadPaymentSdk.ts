import type { TossPaymentsSDK } from '@tosspayments/tosspayments-sdk';
import { PaymentWindowError } from './PaymentWindowError.ts';

/** Milliseconds that the company's script may take. */
const LOAD_WITHIN_MS = 15_000;

/**
 * Loads the package of the company and, by it, the company's script: only on the way to a payment, never with the shell.
 *
 * @param browser as the server gave it: real company or stand-in, the page does not know
 * @throws PaymentWindowError when it does not come in time
 */
export async function loadPaymentSdk(browser: { clientKey: string; sdkUrl: string }): Promise<TossPaymentsSDK> {
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
