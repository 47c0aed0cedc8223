import { type CardName, cardNamed } from '#sandbox/payment/cards.ts';
import { dumpStandIn } from '#sandbox/payment/dumpStandIn.ts';
import type { TransactionRecord } from '#sandbox/payment/PaymentRecord.ts';
import type { PaymentStandInOptions } from '#sandbox/payment/PaymentStandIn.ts';
import type { BehaviourInput } from '#sandbox/payment/Scenarios.ts';
import { startPaymentStandIn } from '#sandbox/payment/startPaymentStandIn.ts';
import { sandboxPayment } from '#server/config/sandboxPayment.ts';
import type { TossPatience } from '#server/gateways/payment/createTossClient.ts';
import { createTossGateway } from '#server/gateways/payment/createTossGateway.ts';

const HOST = '127.0.0.1';
/** Where the company's clock stands until it is moved; the same as that of the test apps. */
const START = Date.UTC(2026, 4, 6, 6, 0, 0);

export type TestPayment = Awaited<ReturnType<typeof startPayment>>;

interface TestPaymentOptions extends PaymentStandInOptions {
  patience?: Partial<TossPatience>;
  /** Port of the API; 0 any free one. */
  port?: number;
}

/**
 * The stand-in of the payment company in this process on free ports, and the gateway that reaches it over HTTP. Both
 * wait on the company's clock, which only moves by `clock.advance` (and with the clock that was given): 59 seconds
 * take no time.
 */
export async function startPayment({ patience, port = 0, ...options }: TestPaymentOptions = {}) {
  const place = { host: HOST, ports: { payment: port, control: 0 } };
  const { standIn, ports, stop } = await startPaymentStandIn(place, {
    realTime: false,
    clock: () => START,
    ...options,
  });
  const { books, clock, company, scenarios, webhooks } = standIn;
  const apiUrl = `http://${HOST}:${ports.payment}`;
  // Browsers are given names, as everywhere else on this machine.
  const settings = { apiUrl, sdkUrl: `http://localhost:${ports.payment}/v2/standard`, ...sandboxPayment };
  const later: TossPatience['later'] = (milliseconds, run) => clock.after(milliseconds, run);
  const gateway = createTossGateway(settings, { pauseMs: 0, later, ...patience });
  const dump = () => dumpStandIn(standIn);
  return {
    gateway,
    standIn,
    ports,
    settings,
    /** What goes wrong with the next calls, in place of what was set before; nothing lets all go right again. */
    scenario: (...behaviours: BehaviourInput[]) => scenarios.set(behaviours),
    clock: {
      now: () => clock.now(),
      /** Moves the company's clock on, and waits for the webhooks that come due; `settle: false` waits for none. */
      async advance(milliseconds: number, { settle = true } = {}): Promise<void> {
        standIn.advance(milliseconds);
        if (settle) await webhooks.settle();
      },
      /** How wrong the company's clock is. */
      skew(milliseconds: number): void {
        clock.skew = milliseconds;
      },
      /** Lets it go by another clock, such as that of a test app. */
      follow: (base: () => number) => clock.follow(base),
    },
    webhook: {
      to(url: string | null): void {
        webhooks.url = url;
      },
      /** Nothing is sent until `release`. */
      hold(): void {
        webhooks.held = true;
      },
      async release({ latestFirst = false } = {}): Promise<void> {
        webhooks.held = false;
        if (latestFirst) await webhooks.send(true);
        await webhooks.settle();
      },
      /** Sends what never happened. @param event with `eventType` and `data` */
      async forge(event: object, { copies = 1, headers = {} } = {}): Promise<void> {
        for (let copy = 0; copy < copies; copy += 1) webhooks.add(event, headers);
        await webhooks.settle();
      },
      async replay(id: string): Promise<void> {
        webhooks.replay(id);
        await webhooks.settle();
      },
      settle: () => webhooks.settle(),
    },
    dump,
    /** Money taken, the oldest first; of one order, or of all. */
    captures: (orderId?: string) =>
      books
        .all<TransactionRecord>('transaction')
        .filter((one) => one.status === 'DONE' && (orderId === undefined || one.orderId === orderId)),
    requests: (call?: string) => books.requests().filter((one) => call === undefined || one.call === call),
    /** A buyer pays in the window: what the success address is given. */
    pay(
      order: { orderId: string; amount: number; orderName?: string; customerKey?: string },
      card: CardName = 'good',
    ): { paymentKey: string; orderId: string; amount: number } {
      const { orderId, amount, orderName = '책바다 이용권', customerKey = 'customer-of-the-test' } = order;
      const { paymentKey } = company.open({ orderId, orderName, customerKey, totalAmount: amount });
      company.authenticate(paymentKey, cardNamed(card, clock.now()));
      return { paymentKey, orderId, amount };
    },
    /** A buyer registers a card in the window: what the success address is given. */
    registerCard(customerKey: string, card: CardName = 'good'): { customerKey: string; authKey: string } {
      return { customerKey, authKey: company.register(customerKey, cardNamed(card, clock.now())).authKey };
    },
    /** Money is taken that our database knows nothing of. */
    captureUnknown(amount: number, orderId: string): void {
      const { paymentKey } = company.open({ orderId, orderName: '?', customerKey: 'somebody', totalAmount: amount });
      company.authenticate(paymentKey, cardNamed('good', clock.now()));
      company.confirm({ paymentKey, orderId, amount });
    },
    /** The company deletes a billing key by itself, and tells it. */
    async deleteBilling(billingKey: string): Promise<void> {
      company.removeBilling(billingKey);
      webhooks.add({ eventType: 'BILLING_DELETED', data: { billingKey, reason: null } });
      await webhooks.settle();
    },
    /** Resolves as soon as so many calls of a kind have arrived. */
    async untilAsked(call: string, times = 1): Promise<void> {
      while (books.requests().filter((one) => one.call === call).length < times) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop,
  };
}
