import type { LoggedRequest } from './Books.ts';
import type { Held, HeldBilling, HeldTransaction } from './Held.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import type { Behaviour } from './Scenarios.ts';
import type { SentWebhook } from './Webhooks.ts';

export interface Dump {
  /** Milliseconds UTC. */
  now: number;
  skewMs: number;
  scenario: readonly Behaviour[];
  payments: Held[];
  billings: HeldBilling[];
  /** Every movement of money; one that is DONE took it. */
  transactions: HeldTransaction[];
  captures: HeldTransaction[];
  webhooks: SentWebhook[];
  /** Every call of the API, in order. */
  requests: LoggedRequest[];
}

/** All that the stand-in knows, for tests and operators. */
export function dumpStandIn({ books, clock, scenarios, webhooks }: PaymentStandIn): Dump {
  const transactions = books.all<HeldTransaction>('transaction');
  return {
    now: clock.now(),
    skewMs: clock.skew,
    scenario: scenarios.list(),
    payments: books.all<Held>('payment'),
    billings: books.all<HeldBilling>('billing'),
    transactions,
    captures: transactions.filter(({ status }) => status === 'DONE'),
    webhooks: webhooks.list(),
    requests: books.requests(),
  };
}
