import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';

/**
 * Mails about tickets of the home site. Amounts are whole won with VAT, instants milliseconds UTC, days calendar days in
 * Seoul (`YYYY-MM-DD`). A period is given by its first and its last day. `card` is masked, null where no card is on file.
 */
export interface SubscriptionMails {
  /** The receipt of a payment. */
  TICKET_PAID: {
    name: string;
    title: string;
    amount: number;
    /** Of it. */
    vat: number;
    paidAt: number;
    card: string | null;
    startDate: string;
    lastDate: string;
    /** Null: nothing more will be charged. */
    nextPaymentDate: string | null;
    nextPaymentAmount: number | null;
  };
  /** Seven days before a renewal. `amount` is what the card will be charged, credit taken off. */
  TICKET_RENEWAL_SOON: { name: string; title: string; amount: number; paymentDate: string; card: string | null };
  /** A renewal was declined. `nextTryDate` null: not tried again by itself. */
  TICKET_CHARGE_FAILED: {
    name: string;
    title: string;
    amount: number;
    reason: DeclineReason;
    triedAt: number;
    card: string | null;
    nextTryDate: string | null;
    /** The last day of access unless it is paid. */
    openUntil: string;
  };
  TICKET_ENDED: { name: string; title: string; lastDate: string; why: 'CANCELLED' | 'USED_UP' | 'UNPAID' };
  TICKET_REFUNDED: { name: string; title: string; amount: number; paid: number; doneAt: number; card: string | null };
  /** A new price is asked for; without a yes the old one stays. */
  TICKET_PRICE_CHANGE: { name: string; title: string; oldPrice: number; newPrice: number; effectiveDate: string };
  /** The card on file is gone. `nextPaymentDate` null: nothing would have been charged to it. */
  TICKET_CARD_REMOVED: { name: string; card: string; title: string | null; nextPaymentDate: string | null };
}
