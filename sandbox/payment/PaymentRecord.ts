import type { TossErrorCode } from './tossErrors.ts';

/** A card of the stand-in: what it does when it is charged. */
export interface CardRecord {
  number: string;
  issuerCode: string;
  /** Refuses with this code, `refusals` times; null pays. */
  refusesWith: TossErrorCode | null;
  /** How many charges it refuses before it pays; -1 for ever. */
  refusals: number;
  /** Milliseconds UTC from which it is no longer valid. */
  expiresAt: number | null;
}

export interface CancelRecord {
  transactionKey: string;
  cancelAmount: number;
  cancelReason: string;
  canceledAt: number;
  refundableAmount: number;
}

/** A payment as the company holds it: totalAmount = balanceAmount + Σ cancels, always. */
export interface PaymentRecord {
  paymentKey: string;
  type: 'NORMAL' | 'BILLING';
  orderId: string;
  orderName: string;
  customerKey: string;
  totalAmount: number;
  balanceAmount: number;
  status: 'READY' | 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED';
  /** Milliseconds UTC, as all times here. */
  requestedAt: number;
  authenticatedAt: number | null;
  approvedAt: number | null;
  lastTransactionKey: string | null;
  secret: string | null;
  card: CardRecord | null;
  cancels: CancelRecord[];
  failure: { code: string; message: string } | null;
}

/** A buyer's way through the billing window. */
export interface AuthRecord {
  authKey: string;
  customerKey: string;
  at: number;
  used: boolean;
  card: CardRecord;
}

export interface BillingRecord {
  billingKey: string;
  customerKey: string;
  authenticatedAt: number;
  card: CardRecord;
}

/** A movement of money. */
export interface TransactionRecord {
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  customerKey: string;
  status: PaymentRecord['status'];
  amount: number;
  at: number;
}
