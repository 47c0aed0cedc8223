import type { Payment, PaymentCard, PaymentTransaction } from './Payment.ts';
import type { PaymentHint } from './PaymentHint.ts';

/** DONE, and `orderId`, amount and currency equal ours, and the time of approval is there. Nothing less. */
export interface Approved {
  kind: 'APPROVED';
  payment: Payment;
}

/** The card company declined; no money moved. */
export interface Declined {
  kind: 'DECLINED';
  /** `soft`: the same card may work later (limit, balance, maintenance). `hard`: another card is needed. */
  severity: 'soft' | 'hard';
  /** The buyer left the window or its time is over: nobody declined anything, offer a new order. Always `soft`. */
  abandoned: boolean;
  /** Code of the company, for records and for choosing our own words. */
  code: string;
  /** Korean text of the company. */
  message: string;
}

/**
 * Whether money moved is unknown. Never make a new order: ask `byOrder` (after 1, 5, 15, 60 minutes), or repeat the
 * very same call with the same `idemKey`, until one of the other outcomes comes.
 */
export interface Unknown {
  kind: 'UNKNOWN';
  /** `PAUSED`: too many failures in a row, so nothing was asked (see `paused`). */
  reason: 'TIMEOUT' | 'CONNECTION' | 'SERVER_ERROR' | 'BUSY' | 'UNREADABLE' | 'UNFINISHED' | 'PAUSED';
  /** False only when it is certain that nothing reached the company: nothing was paid, and no try was used up. */
  sent: boolean;
}

/** Our request, key or contract is wrong: page an operator. Never "card declined", never a dunning attempt. */
export interface Misconfigured {
  kind: 'MISCONFIGURED';
  code: string;
}

/** The company's answer is not about what we asked. Goes to a person, never to the buyer as a success. */
export interface Mismatch {
  kind: 'MISMATCH';
  field: 'orderId' | 'amount' | 'currency' | 'status' | 'approvedAt' | 'paymentKey' | 'customerKey' | 'balance';
  /** What the company holds, when it was readable. */
  payment: Payment | null;
}

/** What comes of asking for money. */
export type ChargeOutcome = Approved | Declined | Unknown | Misconfigured | Mismatch;

/** A card that may be charged again. `billingKey` cannot be read a second time: seal and store it at once. */
export interface BillingCard {
  billingKey: string;
  customerKey: string;
  card: PaymentCard;
  /** Milliseconds UTC. */
  authenticatedAt: number;
}

export type BillingOutcome = { kind: 'ISSUED'; billing: BillingCard } | Declined | Unknown | Misconfigured | Mismatch;

/** `REFUND_REJECTED`: the company will not give it back this way; a person decides. */
export type CancelOutcome =
  | { kind: 'CANCELLED'; payment: Payment; cancelled: 'NOW' | 'BEFORE' }
  | { kind: 'REFUND_REJECTED'; code: string; message: string }
  | Unknown
  | Misconfigured
  | Mismatch;

/**
 * What the company holds. `NOT_FOUND`: nothing at this moment; a call of ours may still be on its way, so wait out its
 * 65 seconds before concluding from it.
 */
export type LookupOutcome = { kind: 'FOUND'; payment: Payment } | { kind: 'NOT_FOUND' } | Unknown | Misconfigured;

export interface ChargeRequest {
  billingKey: string;
  customerKey: string;
  /** 6–64 of `A-Za-z0-9_-`; a new one for each dunning attempt, the same one while an outcome is unknown. */
  orderId: string;
  /** Whole won with VAT, at least 100. */
  amount: number;
  /** At most 100 characters, as on the receipt. */
  orderName: string;
  /** At most 300 characters. Belongs to one `orderId`; the company repeats its first answer for 15 days. */
  idemKey: string;
  customerEmail?: string;
  customerName?: string;
}

/**
 * The company that takes cards. Exceptions never cross this port, and no call may be made inside a database transaction:
 * some take a minute. Commit the row that remembers the call first.
 */
export interface PaymentGateway {
  readonly provider: string;
  /** What the browser needs to open the company's window. */
  readonly browser: { clientKey: string; sdkUrl: string };
  /** Whether calls are held back because the company fails: start no renewals now; none would leave (`PAUSED`). */
  readonly paused: boolean;
  /** Changes the one-time key of the return address into a card that may be charged. */
  issueBillingKey(given: { authKey: string; customerKey: string; idemKey: string }): Promise<BillingOutcome>;
  /** Takes money from a card on file; up to 65 seconds. */
  charge(given: ChargeRequest): Promise<ChargeOutcome>;
  /** Takes the money of a payment that the buyer approved in the window at most ten minutes ago. */
  confirm(given: { paymentKey: string; orderId: string; amount: number; idemKey: string }): Promise<ChargeOutcome>;
  /** The truth about an order; see `judgePayment` for what it means. */
  byOrder(orderId: string): Promise<LookupOutcome>;
  byKey(paymentKey: string): Promise<LookupOutcome>;
  /**
   * Gives money back.
   *
   * @param given.amount whole won; left out, all that is left
   * @param given.expectBalance what we believe is left to cancel; a stale view is refused
   * @param given.reason at most 200 characters, kept by the company
   */
  cancel(given: {
    paymentKey: string;
    amount?: number;
    expectBalance: number;
    reason: string;
    idemKey: string;
  }): Promise<CancelOutcome>;
  /** Drop our own copy of the key first. `DELETED` also where the company knows no such key or offers no deletion. */
  deleteBillingKey(billingKey: string): Promise<{ kind: 'DELETED' } | Unknown | Misconfigured>;
  /** What a webhook hints at, or null when it is none. It proves nothing: read the payment and act on that alone. */
  parseWebhook(headers: Record<string, string | string[] | undefined>, raw: string): PaymentHint | null;
  /** Every movement of money of a time, the oldest first. @param from @param to milliseconds UTC, both included */
  transactions(
    from: number,
    to: number,
  ): Promise<{ kind: 'FOUND'; transactions: PaymentTransaction[] } | Unknown | Misconfigured>;
}
