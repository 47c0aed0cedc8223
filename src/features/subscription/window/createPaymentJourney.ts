import * as z from 'zod/mini';
import { orderKinds } from '#domain/subscription/subscriptionStates.ts';
import { createPersisted } from '#src/lib/persisted/createPersisted.ts';
import type { PaymentReturn } from '../complete/readPaymentReturn.ts';

/** Hash of the payment page that opens it at its second step, where whoever was refused pays once more. */
export const PAY_STEP = '#pay';

const body = z.union([
  z.object({ paymentKey: z.string(), orderId: z.string(), amount: z.int() }),
  z.object({ authKey: z.string(), customerKey: z.string(), nonce: z.string() }),
]);
const order = z.object({
  paymentOrderNo: z.int(),
  orderId: z.nullable(z.string()),
  amount: z.int(),
  orderName: z.string(),
  kind: z.enum(orderKinds),
  customerKey: z.string(),
  nonce: z.string(),
  browser: z.object({ clientKey: z.string(), sdkUrl: z.string() }),
});
/** What opening the window takes of an order. */
export type WindowOrder = z.output<typeof order>;

const journey = z.object({
  paymentOrderNo: z.int(),
  /** The page from which the window was opened, query included: where to try again. */
  from: z.nullable(z.string()),
  /** An order that is carried to the page which opens its window; null once it was opened. */
  waiting: z.nullable(order),
  /** What the window brought back, with the key under which it was or will be sent to the server. */
  brought: z.nullable(z.object({ key: z.string(), body: z.nullable(body), code: z.nullable(z.string()) })),
});
type Journey = z.output<typeof journey>;
/** What is sent to the server, and under which key. */
export type Brought = NonNullable<Journey['brought']>;

const none: Journey = { paymentOrderNo: 0, from: null, waiting: null, brought: null };

/**
 * Remembers, as long as the tab lasts, the way to the company's window and back. A reload of the return page finds the
 * same words and the same key there, so that the server sees one confirmation however often the page is shown.
 */
export function createPaymentJourney(tabStorage: Storage, createKey: () => string) {
  const kept = createPersisted(tabStorage, {
    key: 'chaekbada.payment',
    version: 1,
    schema: z.nullable(journey),
    defaults: null,
  });
  const of = (paymentOrderNo: number): Journey => {
    const found = kept.read();
    return found?.paymentOrderNo === paymentOrderNo ? found : { ...none, paymentOrderNo };
  };
  return {
    /** @param waiting the order itself, where another page opens its window */
    setOut(paymentOrderNo: number, from: string, waiting: WindowOrder | null = null): void {
      kept.write({ paymentOrderNo, from, waiting, brought: null });
    },
    waiting: (paymentOrderNo: number) => of(paymentOrderNo).waiting,
    /** Its window opens by itself once; whoever comes back from it by the back button is not sent there again. */
    wasOpened: (paymentOrderNo: number) => kept.write({ ...of(paymentOrderNo), waiting: null }),
    from: (paymentOrderNo: number) => of(paymentOrderNo).from,
    /** Keeps what the window brought back; the same words again keep their key. */
    bring(came: Exclude<PaymentReturn, { kind: 'ORDER' }>): Brought {
      const before = of(came.paymentOrderNo);
      const words = {
        body: came.kind === 'DONE' ? came.body : null,
        code: came.kind === 'FAILED' ? came.code : null,
      };
      const known = before.brought;
      if (known && sameWords(known, words)) return known;
      const brought = { key: createKey(), ...words };
      kept.write({ ...before, brought });
      return brought;
    },
    brought: (paymentOrderNo: number) => of(paymentOrderNo).brought,
    /** The outcome is known: what the window brought is of no more use to anybody. */
    arrive(paymentOrderNo: number): void {
      const here = of(paymentOrderNo);
      if (here.brought) kept.write({ ...here, brought: null });
    },
  };
}

type Words = Pick<Brought, 'body' | 'code'>;

function sameWords(one: Words, two: Words): boolean {
  return one.code === two.code && written(one.body) === written(two.body);
}

/** Fields in one order: a value that was kept and read may have them in another. */
function written(value: Words['body']): string {
  return JSON.stringify(value && Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)));
}
