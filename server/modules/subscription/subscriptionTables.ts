import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type {
  DeclineReason,
  OrderKind,
  OrderState,
  SubscriptionState,
  SubscriptionType,
} from '#domain/subscription/subscriptionStates.ts';
import type { DayKey, Defaulted, Fixed, Flag, Id, Instant, JsonText } from '#server/db/schema/columns.ts';
import type { Sealed } from '#server/db/schema/joiningTables.ts';

// Money is in whole won with VAT. Nothing of a purchase is deleted while the law wants it kept (전자상거래법 시행령
// 제6조: five years); then it goes whole (`dropOldContracts`).

/** What is sold. Its price stands in `subscription_price`, by version. */
export interface SubscriptionProductTable {
  product_no: Id;
  plan: Fixed<PermissionPlan>;
  type: Fixed<SubscriptionType>;
  title: string;
  status: 'ON_SALE' | 'CLOSED';
  created_at: Fixed<Instant>;
}

/** The price from an instant on, until a later one takes its place. */
export interface SubscriptionPriceTable {
  price_no: Id;
  product_no: Fixed<number>;
  price: Fixed<number>;
  effective_at: Fixed<Instant>;
  created_at: Fixed<Instant>;
}

/** Who the company knows an account as. Its one row is touched by every change of the account's money. */
export interface PaymentCustomerTable {
  account_no: Fixed<number>;
  /** A random UUID; reveals nothing about the account. */
  customer_key: Fixed<string>;
  revision: Defaulted<number>;
  created_at: Fixed<Instant>;
}

/** A card on file. */
export interface PaymentCardTable {
  card_no: Id;
  account_no: Fixed<number>;
  customer_key: Fixed<string>;
  /** Null once it was deleted here, which comes before the company is asked to delete it. */
  billing_key_sealed: Sealed | null;
  /** Sealed key of a deleted card that the company still has to delete. */
  to_delete_sealed: Defaulted<Sealed | null>;
  /** Finds the card that the company reports as deleted. */
  billing_key_hmac: Fixed<string>;
  masked: string;
  company: string | null;
  registered_at: Fixed<Instant>;
  deleted_at: Defaulted<Instant | null>;
}

/** What somebody wants to buy, at the price it was shown at. */
export interface PaymentOrderTable {
  payment_order_no: Id;
  account_no: Fixed<number>;
  order_id: Fixed<string>;
  kind: Fixed<OrderKind>;
  state: OrderState;
  /** Null with a change of card. */
  product_no: Fixed<number | null>;
  price_no: Fixed<number | null>;
  price: Fixed<number>;
  /** The price less the credit; 0 when the credit pays it all. */
  amount: Fixed<number>;
  credit: Fixed<number>;
  order_name: Fixed<string>;
  nonce_hash: Fixed<string>;
  agreements: Fixed<JsonText>;
  /** The subscription that ends when this one begins. */
  replaces_no: Fixed<number | null>;
  /** Whether the new one waits until then. */
  at_period_end: Fixed<Flag>;
  purchase_consent_no: Fixed<number | null>;
  subscription_no: Defaulted<number | null>;
  /** While the card is being put on file: since when, and the one-time key of the return address. */
  issuing_at: Defaulted<Instant | null>;
  auth_key_sealed: Defaulted<Sealed | null>;
  decline_reason: Defaulted<DeclineReason | null>;
  decline_code: Defaulted<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Fixed<Instant>;
  settled_at: Defaulted<Instant | null>;
}

export interface SubscriptionTable {
  subscription_no: Id;
  account_no: Fixed<number>;
  payment_order_no: Fixed<number>;
  product_no: Fixed<number>;
  price_no: number;
  /** What the payer agreed to pay each period. */
  price: number;
  state: SubscriptionState;
  /** 1–31: the day of the month that periods begin on, or the last day of a shorter month. */
  anchor_day: number;
  /** First day of the period. */
  period_start: DayKey;
  /** The day after its last. */
  period_end: DayKey;
  /** Access is open from here … */
  starts_at: Instant;
  /** … until before here: the period's end, or the end of the last try of a renewal. */
  access_until: Instant;
  /** Null when nothing will be charged. */
  next_payment_date: DayKey | null;
  cancel_at_period_end: Defaulted<Flag>;
  next_subscription_no: Defaulted<number | null>;
  replaces_no: Fixed<number | null>;
  /** Credit for later periods; down to -99 where a rest was too small to charge. */
  carry: Defaulted<number>;
  /** Declined charges of the renewal that is due. */
  declined_count: Defaulted<number>;
  /** No further try by itself. */
  hard: Defaulted<Flag>;
  /** The next try of a declined renewal. */
  next_try_date: Defaulted<DayKey | null>;
  decline_reason: Defaulted<DeclineReason | null>;
  /** No renewal is begun before; set after a fault of ours or the company's. */
  not_before: Defaulted<Instant>;
  /** The payment date that the reminder was sent for. */
  reminded_for: Defaulted<DayKey | null>;
  created_at: Fixed<Instant>;
  ended_at: Defaulted<Instant | null>;
  end_reason: Defaulted<string | null>;
}

/** A period that was paid: by a payment, by credit, or both. */
export interface SubscriptionPeriodTable {
  period_no: Id;
  subscription_no: Fixed<number>;
  account_no: Fixed<number>;
  period_start: Fixed<DayKey>;
  period_end: Fixed<DayKey>;
  price: Fixed<number>;
  paid: Fixed<number>;
  /** `price` less `paid`. */
  credit_used: Fixed<number>;
  created_at: Fixed<Instant>;
}

/** Written and committed before the company is asked for money. Every such question has a row, and every answer ends here. */
export interface ChargeAttemptTable {
  attempt_no: Id;
  account_no: Fixed<number>;
  subscription_no: Fixed<number>;
  /** Null with a renewal, unless it is charged at once with a card that was just changed: then that order. */
  payment_order_no: Fixed<number | null>;
  purpose: Fixed<'FIRST' | 'RENEWAL'>;
  period_start: Fixed<DayKey>;
  period_end: Fixed<DayKey>;
  idem_key: Fixed<string>;
  order_id: Fixed<string>;
  amount: Fixed<number>;
  credit: Fixed<number>;
  price_no: Fixed<number>;
  price: Fixed<number>;
  order_name: Fixed<string>;
  /** The card that is charged; null where the window's payment is confirmed. */
  card_no: Fixed<number | null>;
  payment_key: Fixed<string | null>;
  status: 'INIT' | 'SENT' | 'UNKNOWN' | 'APPROVED' | 'DECLINED' | 'FAILED';
  code: Defaulted<string | null>;
  sent_at: Defaulted<Instant | null>;
  check_count: Defaulted<number>;
  next_check_at: Instant | null;
  created_at: Fixed<Instant>;
  settled_at: Defaulted<Instant | null>;
}

/** Money that was taken. */
export interface PaymentTable {
  payment_no: Id;
  /** Null for money that the company holds under an order we do not know. */
  account_no: Fixed<number | null>;
  attempt_no: Fixed<number | null>;
  subscription_no: number | null;
  period_start: DayKey | null;
  /** It bought nothing and is given back. */
  orphan: Flag;
  payment_key: Fixed<string>;
  order_id: Fixed<string>;
  title: Fixed<string>;
  amount: Fixed<number>;
  /** What was not given back. */
  balance: number;
  supplied_amount: Fixed<number>;
  vat: Fixed<number>;
  card_masked: Fixed<string | null>;
  card_company: Fixed<string | null>;
  receipt_url: Fixed<string | null>;
  secret_sealed: Fixed<Sealed | null>;
  last_transaction_key: string | null;
  approved_at: Fixed<Instant>;
}

/** Money on its way back: committed before the company is asked. */
export interface PaymentRefundTable {
  refund_no: Id;
  payment_no: Fixed<number>;
  account_no: Fixed<number | null>;
  amount: Fixed<number>;
  reason: Fixed<'WITHDRAWN' | 'ORPHAN' | 'LEAVING' | 'OPERATOR' | 'COMPANY'>;
  status: 'INIT' | 'SENT' | 'UNKNOWN' | 'DONE' | 'REJECTED';
  idem_key: string;
  /** The balance that the amount is taken from. */
  expect_balance: number;
  code: Defaulted<string | null>;
  sent_at: Defaulted<Instant | null>;
  check_count: Defaulted<number>;
  next_check_at: Instant | null;
  requested_at: Fixed<Instant>;
  done_at: Defaulted<Instant | null>;
}

/** Every movement of money once, by the company's transaction key. Append-only until its payment is retired. */
export interface PaymentLedgerTable {
  entry_no: Id;
  account_no: Fixed<number | null>;
  payment_no: Fixed<number>;
  kind: Fixed<'CAPTURE' | 'CANCEL'>;
  /** Negative when it went back. */
  amount: Fixed<number>;
  transaction_key: Fixed<string>;
  /** By the company's clock. */
  at: Fixed<Instant>;
}

/** Who pays: verified by phone, and what they agreed to. */
export interface PurchaseConsentTable {
  purchase_consent_no: Id;
  account_no: Fixed<number>;
  product_no: Fixed<number>;
  price_no: Fixed<number>;
  price: Fixed<number>;
  relation: Fixed<'SELF' | 'MOTHER' | 'FATHER' | 'OTHER'>;
  name_sealed: Sealed | null;
  mobile_sealed: Sealed | null;
  /** Where receipts go, if the payer gave an address. */
  email_sealed: Defaulted<Sealed | null>;
  birth_year: Defaulted<number | null>;
  identity_verification_id: Fixed<string>;
  provider: Defaulted<string | null>;
  started_at: Fixed<Instant>;
  verified_at: Defaulted<Instant | null>;
  agreed_at: Defaulted<Instant | null>;
}

/** A higher price that a subscriber was asked about. Without a yes the old price stays. */
export interface PriceConsentTable {
  price_consent_no: Id;
  subscription_no: Fixed<number>;
  account_no: Fixed<number>;
  price_no: Fixed<number>;
  old_price: Fixed<number>;
  new_price: Fixed<number>;
  effective_at: Fixed<Instant>;
  asked_at: Fixed<Instant>;
  answered_at: Defaulted<Instant | null>;
  agreed: Defaulted<Flag | null>;
}

/** What came in as a webhook. A hint: the company is asked, and only its answer counts. */
export interface PaymentWebhookTable {
  webhook_no: Id;
  /** The piece of news; a repetition has the same. */
  news_key: Fixed<string>;
  kind: Fixed<'PAYMENT' | 'BILLING_DELETED' | 'OTHER'>;
  body_sealed: Fixed<Sealed>;
  payment_key: Fixed<string | null>;
  order_id: Fixed<string | null>;
  card_no: Fixed<number | null>;
  state: 'WAITING' | 'DONE' | 'IGNORED';
  try_count: Defaulted<number>;
  next_try_at: Instant;
  repeat_count: Defaulted<number>;
  received_at: Fixed<Instant>;
  done_at: Defaulted<Instant | null>;
}

/** Something only a person can settle. */
export interface PaymentCaseTable {
  case_no: Id;
  kind: Fixed<'MISMATCH' | 'MISCONFIGURED' | 'REFUND_REJECTED' | 'ORPHAN' | 'STUCK'>;
  /** What it is about, such as `attempt-12`. */
  ref: Fixed<string>;
  account_no: Fixed<number | null>;
  details: JsonText;
  opened_at: Fixed<Instant>;
  settled_at: Defaulted<Instant | null>;
}
