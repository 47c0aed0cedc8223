/** Where a payment stands, in the company's words. `UNFORESEEN`: a word we do not know; a person looks at it. */
export type PaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'
  | 'UNFORESEEN';

/** A card as it may be shown: the number is masked by the company. */
export interface PaymentCard {
  issuerCode: string;
  acquirerCode: string | null;
  /** Masked, such as `12345678****789*`. */
  number: string;
  /** 신용, 체크, 기프트 or 미확인. */
  cardType: string;
  /** 개인, 법인 or 미확인. */
  ownerType: string;
}

/** Money that went back, whole or in part. */
export interface PaymentCancel {
  /** Unique per cancel. */
  transactionKey: string;
  /** Whole won. */
  cancelAmount: number;
  cancelReason: string;
  /** Milliseconds UTC. */
  canceledAt: number;
  /** What was left to cancel after it, whole won. */
  refundableAmount: number;
  cancelStatus: string;
}

/** One payment as the company holds it. Money in whole won, times in milliseconds UTC. */
export interface Payment {
  paymentKey: string;
  orderId: string;
  orderName: string;
  type: 'NORMAL' | 'BILLING' | 'BRANDPAY';
  status: PaymentStatus;
  /** Korean name of the means, such as 카드; null before one was chosen. */
  method: string | null;
  currency: string;
  /** What was asked for; it never changes, not even by a cancel. */
  totalAmount: number;
  /** What is left to cancel: `totalAmount` less all cancels. */
  balanceAmount: number;
  /** Without the tax. */
  suppliedAmount: number;
  vat: number;
  taxFreeAmount: number;
  requestedAt: number;
  /** Null until the money was taken. */
  approvedAt: number | null;
  /**
   * Changes with every capture and cancel; with `paymentKey` and `status` it distinguishes a change from a repetition.
   */
  lastTransactionKey: string | null;
  isPartialCancelable: boolean;
  cancels: PaymentCancel[];
  card: (PaymentCard & { approveNo: string | null; installmentMonths: number }) | null;
  receiptUrl: string | null;
  /** What a webhook about this payment must repeat; null with billing. Never shown or logged. */
  secret: string | null;
  /** Why it failed, when it did. */
  failure: { code: string; message: string } | null;
}

/** A movement of money in the company's books: a capture, or a cancel. */
export interface PaymentTransaction {
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  status: PaymentStatus;
  method: string | null;
  /** Whole won, never negative: with CANCELED and PARTIAL_CANCELED it went back. */
  amount: number;
  currency: string;
  /** Milliseconds UTC. */
  transactionAt: number;
}
