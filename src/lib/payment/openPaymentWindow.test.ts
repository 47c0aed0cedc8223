import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPaymentWindow } from './openPaymentWindow.ts';
import type { PaymentWindowError } from './PaymentWindowError.ts';

const request = {
  browser: { clientKey: 'test_ck_x', sdkUrl: 'https://payer.example/v2/standard' },
  customerKey: '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10',
  successUrl: 'https://here.example/subscription/complete?order=7',
  failUrl: 'https://here.example/subscription/complete?order=7&failed=1',
};
const order = { orderId: 'order-0001', orderName: '책바다 이용권', amount: 6900 };
const sdk = { requestPayment: vi.fn(), requestBillingAuth: vi.fn() };
const start = vi.fn((_clientKey: string) => ({ payment }));
const payment = vi.fn((_given: { customerKey: string }) => sdk);
const script = () => document.head.querySelector('script');
const failureOf = (opening: Promise<void>) =>
  opening.then(() => null).catch((error: PaymentWindowError) => error.failure);
const company = window as { TossPayments?: unknown };

const settled = new WeakSet<Element>();
/** Lets the script arrive, or fail. */
async function settleScript(outcome: 'load' | 'error', defined = true): Promise<void> {
  const added = await vi.waitFor(() => {
    const found = script();
    if (found === null || settled.has(found)) throw new Error('not yet');
    return found;
  });
  settled.add(added);
  if (outcome === 'load' && defined) company.TossPayments = start;
  added.dispatchEvent(new Event(outcome));
}

beforeEach(() => {
  vi.clearAllMocks();
  sdk.requestPayment.mockReset();
  sdk.requestBillingAuth.mockReset();
});
afterEach(async () => {
  const { clearTossPayments } = await import('@tosspayments/tosspayments-sdk');
  clearTossPayments();
  document.head.replaceChildren();
  vi.useRealTimers();
});

describe('the payment window', () => {
  it('is opened by the script that the server named, for exactly this order', async () => {
    const opening = openPaymentWindow(request, order);
    await settleScript('load');
    await opening;
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(start).toHaveBeenCalledWith('test_ck_x');
    expect(payment).toHaveBeenCalledWith({ customerKey: request.customerKey });
    expect(sdk.requestPayment).toHaveBeenCalledWith({
      ...{ method: 'CARD', windowTarget: 'self', successUrl: request.successUrl, failUrl: request.failUrl },
      ...{ orderId: 'order-0001', orderName: '책바다 이용권', amount: { currency: 'KRW', value: 6900 } },
    });
    expect(sdk.requestBillingAuth).not.toHaveBeenCalled();
  });

  it('registers a card where nothing is to be paid once', async () => {
    const opening = openPaymentWindow({ ...request, customerName: '김보호' }, null);
    await settleScript('load');
    await opening;
    expect(sdk.requestBillingAuth).toHaveBeenCalledWith({
      ...{ method: 'CARD', windowTarget: 'self', successUrl: request.successUrl, failUrl: request.failUrl },
      customerName: '김보호',
    });
    expect(sdk.requestPayment).not.toHaveBeenCalled();
  });

  it('is not there when its script does not come, or is something else, and may be tried again', async () => {
    const first = failureOf(openPaymentWindow(request, order));
    await settleScript('error');
    expect(await first).toBe('script');
    const second = failureOf(openPaymentWindow(request, order));
    await settleScript('load', false);
    expect(await second).toBe('script');
    const third = openPaymentWindow(request, order);
    await settleScript('load');
    await third;
    expect(sdk.requestPayment).toHaveBeenCalledOnce();
  });

  it('is waited for fifteen seconds', async () => {
    vi.useFakeTimers();
    const opening = failureOf(openPaymentWindow(request, order));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await opening).toBe('script');
  });

  it.each([
    ['cancelled', 'USER_CANCEL'],
    ['refused', 'INVALID_PARAMETERS'],
    ['refused', undefined],
  ])('says that it was %s on %s', async (failure, code) => {
    sdk.requestPayment.mockRejectedValue(Object.assign(new Error('?'), { code }));
    const opening = failureOf(openPaymentWindow(request, order));
    await settleScript('load');
    expect(await opening).toBe(failure);
  });
});
