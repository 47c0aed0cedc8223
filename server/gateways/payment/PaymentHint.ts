/**
 * What has happened according to a webhook. Toss signs none of its payment webhooks, so every field is a claim: look up
 * what it names, apply what is newer there, and let everything else be.
 */
export interface PaymentHint {
  /** `OTHER`: a kind that does not concern us; answer 200 and do nothing. */
  kind: 'PAYMENT' | 'BILLING_DELETED' | 'OTHER';
  eventType: string;
  paymentKey: string | null;
  orderId: string | null;
  /** A key the company has deleted. Compare it with ours; never log it. */
  billingKey: string | null;
  /** Claimed status, only to recognise repetitions. */
  status: string | null;
  /** With `paymentKey` and `status` the name of this piece of news; the id of the sending may change with a resend. */
  lastTransactionKey: string | null;
  /** Must equal the secret stored with the payment, where one was stored. */
  secret: string | null;
  /** Id and number of the sending, when the headers have them. */
  transmissionId: string | null;
  retriedCount: number;
}
