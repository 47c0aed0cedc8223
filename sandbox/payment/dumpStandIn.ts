import type { LoggedRequest } from './Books.ts';
import type { BillingRecord, PaymentRecord, TransactionRecord } from './PaymentRecord.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import type { Behaviour } from './Scenarios.ts';
import type { SentWebhook } from './Webhooks.ts';

export interface Dump {
  /** Milliseconds UTC. */
  now: number;
  skewMs: number;
  scenario: readonly Behaviour[];
  payments: PaymentRecord[];
  billings: BillingRecord[];
  /** Every movement of money; one that is DONE took it. */
  transactions: TransactionRecord[];
  captures: TransactionRecord[];
  webhooks: SentWebhook[];
  /** Every call of the API, in order. */
  requests: LoggedRequest[];
}

/** All that the stand-in knows, for tests and operators. */
export function dumpStandIn({ books, clock, scenarios, webhooks }: PaymentStandIn): Dump {
  const transactions = books.all<TransactionRecord>('transaction');
  return {
    now: clock.now(),
    skewMs: clock.skew,
    scenario: scenarios.list(),
    payments: books.all<PaymentRecord>('payment'),
    billings: books.all<BillingRecord>('billing'),
    transactions,
    captures: transactions.filter(({ status }) => status === 'DONE'),
    webhooks: webhooks.list(),
    requests: books.requests(),
  };
}
