import type { Engine } from '../../Engine.ts';
import type { SqlTypes } from '../SqlTypes.ts';
import { appendOnlySql } from './appendOnlySql.ts';

/** Tickets, orders, charges, payments and refunds of the home site. */
export function subscriptionTableSql(types: SqlTypes, engine: Engine): string[] {
  return [
    ...saleTables(types),
    ...subscriptionTables(types),
    ...moneyTables(types),
    ...appendOnlySql(engine, 'payment_ledger'),
    ...sideTables(types),
  ];
}

function saleTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table subscription_product (
      product_no ${id},
      plan ${text} not null,
      type ${text} not null,
      title ${text} not null,
      status ${text} not null,
      created_at ${bigint} not null
    )`,
    `create table subscription_price (
      price_no ${id},
      product_no ${bigint} not null references subscription_product (product_no),
      price ${int} not null check (price >= 100),
      effective_at ${bigint} not null,
      created_at ${bigint} not null,
      unique (product_no, effective_at)
    )`,
    `create table payment_customer (
      account_no ${bigint} primary key references account (account_no),
      customer_key ${text} not null unique,
      revision ${int} not null default 0,
      created_at ${bigint} not null
    )`,
    `create table payment_card (
      card_no ${id},
      account_no ${bigint} not null references account (account_no),
      customer_key ${text} not null,
      billing_key_sealed ${text},
      to_delete_sealed ${text},
      billing_key_hmac ${text} not null,
      masked ${text} not null,
      company ${text},
      registered_at ${bigint} not null,
      deleted_at ${bigint}
    )`,
    // One card on file at a time.
    'create unique index payment_card_one on payment_card (account_no) where deleted_at is null',
    'create index payment_card_key on payment_card (billing_key_hmac)',
    'create index payment_card_delete on payment_card (card_no) where to_delete_sealed is not null',
    `create table payment_order (
      payment_order_no ${id},
      account_no ${bigint} not null references account (account_no),
      order_id ${text} not null unique,
      kind ${text} not null,
      state ${text} not null,
      product_no ${bigint} references subscription_product (product_no),
      price_no ${bigint} references subscription_price (price_no),
      price ${int} not null,
      amount ${int} not null check (amount = 0 or amount >= 100),
      credit ${int} not null,
      order_name ${text} not null,
      nonce_hash ${text} not null,
      agreements ${text} not null,
      replaces_no ${bigint},
      at_period_end ${int} not null,
      purchase_consent_no ${bigint},
      subscription_no ${bigint},
      issuing_at ${bigint},
      auth_key_sealed ${text},
      decline_reason ${text},
      decline_code ${text},
      created_at ${bigint} not null,
      expires_at ${bigint} not null,
      settled_at ${bigint}
    )`,
    'create index payment_order_account on payment_order (account_no, payment_order_no)',
    `create index payment_order_open on payment_order (state, expires_at) where settled_at is null`,
  ];
}

function subscriptionTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table subscription (
      subscription_no ${id},
      account_no ${bigint} not null references account (account_no),
      payment_order_no ${bigint} not null references payment_order (payment_order_no),
      product_no ${bigint} not null references subscription_product (product_no),
      price_no ${bigint} not null references subscription_price (price_no),
      price ${int} not null,
      state ${text} not null,
      anchor_day ${int} not null check (anchor_day between 1 and 31),
      period_start ${text} not null,
      period_end ${text} not null,
      starts_at ${bigint} not null,
      access_until ${bigint} not null,
      next_payment_date ${text},
      cancel_at_period_end ${int} not null default 0,
      next_subscription_no ${bigint},
      replaces_no ${bigint},
      carry ${int} not null default 0 check (carry > -100),
      declined_count ${int} not null default 0,
      hard ${int} not null default 0,
      next_try_date ${text},
      decline_reason ${text},
      not_before ${bigint} not null default 0,
      reminded_for ${text},
      created_at ${bigint} not null,
      ended_at ${bigint},
      end_reason ${text},
      check (period_start < period_end)
    )`,
    // One ticket that is open, one that is being paid, one that waits.
    `create unique index subscription_live on subscription (account_no) where state in ('ACTIVE', 'PAST_DUE')`,
    `create unique index subscription_pending on subscription (account_no) where state = 'PENDING'`,
    `create unique index subscription_scheduled on subscription (account_no) where state = 'SCHEDULED'`,
    'create index subscription_account on subscription (account_no, subscription_no)',
    `create index subscription_due on subscription (period_end) where state in ('ACTIVE', 'PAST_DUE')`,
    `create table subscription_period (
      period_no ${id},
      subscription_no ${bigint} not null references subscription (subscription_no),
      account_no ${bigint} not null references account (account_no),
      period_start ${text} not null,
      period_end ${text} not null,
      price ${int} not null,
      paid ${int} not null,
      credit_used ${int} not null,
      created_at ${bigint} not null,
      unique (subscription_no, period_start),
      check (paid >= 0),
      check (price = paid + credit_used)
    )`,
    'create index subscription_period_account on subscription_period (account_no)',
    `create table price_consent (
      price_consent_no ${id},
      subscription_no ${bigint} not null references subscription (subscription_no),
      account_no ${bigint} not null references account (account_no),
      price_no ${bigint} not null references subscription_price (price_no),
      old_price ${int} not null,
      new_price ${int} not null,
      effective_at ${bigint} not null,
      asked_at ${bigint} not null,
      answered_at ${bigint},
      agreed ${int},
      unique (subscription_no, price_no)
    )`,
    'create index price_consent_account on price_consent (account_no)',
  ];
}

function moneyTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table charge_attempt (
      attempt_no ${id},
      account_no ${bigint} not null references account (account_no),
      subscription_no ${bigint} not null references subscription (subscription_no),
      payment_order_no ${bigint} references payment_order (payment_order_no),
      purpose ${text} not null,
      period_start ${text} not null,
      period_end ${text} not null,
      idem_key ${text} not null unique,
      order_id ${text} not null unique,
      amount ${int} not null check (amount >= 100),
      credit ${int} not null,
      price_no ${bigint} not null,
      price ${int} not null,
      order_name ${text} not null,
      card_no ${bigint},
      payment_key ${text},
      status ${text} not null,
      code ${text},
      sent_at ${bigint},
      check_count ${int} not null default 0,
      next_check_at ${bigint},
      created_at ${bigint} not null,
      settled_at ${bigint}
    )`,
    // Never two questions for the same money at once.
    `create unique index charge_attempt_open on charge_attempt (subscription_no)
      where status in ('INIT', 'SENT', 'UNKNOWN')`,
    `create index charge_attempt_check on charge_attempt (next_check_at)
      where status in ('INIT', 'SENT', 'UNKNOWN')`,
    'create index charge_attempt_account on charge_attempt (account_no)',
    `create table payment (
      payment_no ${id},
      account_no ${bigint} references account (account_no),
      attempt_no ${bigint} unique references charge_attempt (attempt_no),
      subscription_no ${bigint},
      period_start ${text},
      orphan ${int} not null check (orphan in (0, 1)),
      payment_key ${text} not null unique,
      order_id ${text} not null unique,
      title ${text} not null,
      amount ${int} not null check (amount > 0),
      balance ${int} not null,
      supplied_amount ${int} not null,
      vat ${int} not null,
      card_masked ${text},
      card_company ${text},
      receipt_url ${text},
      secret_sealed ${text},
      last_transaction_key ${text},
      approved_at ${bigint} not null,
      check (balance between 0 and amount)
    )`,
    // A period is paid once.
    'create unique index payment_period on payment (subscription_no, period_start) where orphan = 0',
    'create index payment_account on payment (account_no, payment_no)',
    `create table payment_refund (
      refund_no ${id},
      payment_no ${bigint} not null references payment (payment_no),
      account_no ${bigint} references account (account_no),
      amount ${int} not null check (amount > 0),
      reason ${text} not null,
      status ${text} not null,
      idem_key ${text} not null unique,
      expect_balance ${int} not null,
      code ${text},
      sent_at ${bigint},
      check_count ${int} not null default 0,
      next_check_at ${bigint},
      requested_at ${bigint} not null,
      done_at ${bigint}
    )`,
    // One refund of a payment at a time, so that its balance is known.
    `create unique index payment_refund_open on payment_refund (payment_no)
      where status in ('INIT', 'SENT', 'UNKNOWN')`,
    `create index payment_refund_check on payment_refund (next_check_at) where status in ('INIT', 'SENT', 'UNKNOWN')`,
    'create index payment_refund_account on payment_refund (account_no)',
    `create table payment_ledger (
      entry_no ${id},
      account_no ${bigint},
      payment_no ${bigint} not null references payment (payment_no),
      kind ${text} not null check (kind in ('CAPTURE', 'CANCEL')),
      amount ${int} not null,
      transaction_key ${text} not null unique,
      at ${bigint} not null
    )`,
    'create index payment_ledger_payment on payment_ledger (payment_no)',
    'create index payment_ledger_at on payment_ledger (at)',
  ];
}

function sideTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table purchase_consent (
      purchase_consent_no ${id},
      account_no ${bigint} not null references account (account_no),
      product_no ${bigint} not null references subscription_product (product_no),
      price_no ${bigint} not null references subscription_price (price_no),
      price ${int} not null,
      relation ${text} not null,
      name_sealed ${text},
      mobile_sealed ${text},
      birth_year ${int},
      identity_verification_id ${text} not null unique,
      provider ${text},
      started_at ${bigint} not null,
      verified_at ${bigint},
      agreed_at ${bigint}
    )`,
    'create index purchase_consent_account on purchase_consent (account_no)',
    `create table payment_webhook (
      webhook_no ${id},
      news_key ${text} not null unique,
      kind ${text} not null,
      body_sealed ${text} not null,
      payment_key ${text},
      order_id ${text},
      card_no ${bigint},
      state ${text} not null,
      try_count ${int} not null default 0,
      next_try_at ${bigint} not null,
      repeat_count ${int} not null default 0,
      received_at ${bigint} not null,
      done_at ${bigint}
    )`,
    `create index payment_webhook_waiting on payment_webhook (next_try_at) where state = 'WAITING'`,
    `create table payment_case (
      case_no ${id},
      kind ${text} not null,
      ref ${text} not null,
      account_no ${bigint},
      details ${text} not null,
      opened_at ${bigint} not null,
      settled_at ${bigint}
    )`,
    // Told once until it is settled.
    'create unique index payment_case_open on payment_case (kind, ref) where settled_at is null',
    'create index payment_case_account on payment_case (account_no)',
  ];
}
