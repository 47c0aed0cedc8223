import type { TableColumns } from './TableColumns.ts';

/** What is stored of tickets and payments; on the home site alone. */
export const paymentColumns = {
  charge_attempt: {
    PAYMENT:
      'attempt_no account_no subscription_no payment_order_no purpose period_start period_end idem_key order_id amount credit price_no price order_name card_no payment_key status code sent_at check_count next_check_at created_at settled_at',
  },
  complimentary_ticket: { PAYER: 'ticket_no account_no plan starts_at ends_at reason given_at taken_back_at' },
  payment: {
    PAYMENT:
      'payment_no account_no attempt_no subscription_no period_start orphan payment_key order_id title amount balance supplied_amount vat card_masked card_company receipt_url secret_sealed last_transaction_key approved_at',
  },
  payment_card: {
    PAYER:
      'card_no account_no customer_key billing_key_sealed to_delete_sealed billing_key_hmac masked company registered_at deleted_at',
  },
  payment_case: { PAYMENT: 'case_no kind ref account_no details opened_at settled_at' },
  payment_customer: { PAYMENT: 'account_no customer_key revision created_at' },
  payment_ledger: { PAYMENT: 'entry_no account_no payment_no kind amount transaction_key at' },
  payment_order: {
    PAYMENT:
      'payment_order_no account_no order_id kind state product_no price_no price amount credit order_name nonce_hash agreements replaces_no at_period_end purchase_consent_no subscription_no issuing_at auth_key_sealed decline_reason decline_code created_at expires_at settled_at',
  },
  payment_refund: {
    PAYMENT:
      'refund_no payment_no account_no amount reason status idem_key expect_balance code sent_at check_count next_check_at requested_at done_at',
  },
  payment_retired: { NONE: 'payment_no captured returned month last_at retired_at' },
  payment_webhook: {
    PAYMENT:
      'webhook_no news_key kind body_sealed payment_key order_id card_no state try_count next_try_at repeat_count received_at done_at',
  },
  price_consent: {
    PAYMENT:
      'price_consent_no subscription_no account_no price_no old_price new_price effective_at asked_at answered_at agreed',
  },
  purchase_consent: {
    PAYER:
      'purchase_consent_no account_no product_no price_no price relation name_sealed mobile_sealed birth_year identity_verification_id provider started_at verified_at agreed_at email_sealed',
  },
  subscription: {
    PAYMENT:
      'subscription_no account_no payment_order_no product_no price_no price state anchor_day period_start period_end starts_at access_until next_payment_date cancel_at_period_end next_subscription_no replaces_no carry declined_count hard next_try_date decline_reason not_before reminded_for created_at ended_at end_reason',
  },
  subscription_period: {
    PAYMENT: 'period_no subscription_no account_no period_start period_end price paid credit_used created_at',
  },
  subscription_price: { NONE: 'price_no product_no price effective_at created_at' },
  subscription_product: { NONE: 'product_no plan type title status created_at' },
} as const satisfies TableColumns;
