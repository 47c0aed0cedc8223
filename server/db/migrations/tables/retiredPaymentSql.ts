import type { Engine } from '../../Engine.ts';
import type { SqlTypes } from '../SqlTypes.ts';
import { appendOnlySql } from './appendOnlySql.ts';

/** What stays of payments that the law no longer wants kept, and indexes that find what is old. */
export function retiredPaymentSql({ text, bigint, int }: SqlTypes, engine: Engine): string[] {
  return [
    `create table payment_retired (
      payment_no ${bigint} primary key,
      captured ${int} not null check (captured > 0),
      returned ${int} not null,
      month ${text} not null,
      last_at ${bigint} not null,
      retired_at ${bigint} not null,
      check (returned between 0 and captured),
      check (retired_at - last_at >= ${FIVE_YEARS})
    )`,
    ...appendOnlySql(engine, 'payment_retired'),
    ...ledgerGuard(engine),
    'create index subscription_ended on subscription (ended_at) where ended_at is not null',
    'create index payment_order_settled on payment_order (settled_at) where settled_at is not null',
  ];
}

/** Milliseconds of the shortest five calendar years. The database holds the law's term by itself as well. */
const FIVE_YEARS = 5 * 365 * 24 * 60 * 60 * 1000;

/** The ledger stays append-only; only the lines of a payment that was added to the retired ones may go. */
function ledgerGuard(engine: Engine): string[] {
  if (engine === 'sqlite') {
    return [
      'drop trigger payment_ledger_no_delete',
      `create trigger payment_ledger_no_delete before delete on payment_ledger
       when not exists (select 1 from payment_retired where payment_no = old.payment_no)
       begin select raise(abort, 'payment_ledger is append-only'); end`,
    ];
  }
  return [
    `create or replace function payment_ledger_append_only() returns trigger language plpgsql as
     $$ begin
       if tg_op = 'DELETE' and exists (select 1 from payment_retired where payment_no = old.payment_no) then
         return old;
       end if;
       raise exception 'payment_ledger is append-only';
     end $$`,
  ];
}

/** The ledger as it was: no line ever goes. */
export function lastingLedgerSql(engine: Engine): string[] {
  if (engine === 'sqlite') {
    return [
      'drop trigger payment_ledger_no_delete',
      `create trigger payment_ledger_no_delete before delete on payment_ledger
       begin select raise(abort, 'payment_ledger is append-only'); end`,
    ];
  }
  return [
    `create or replace function payment_ledger_append_only() returns trigger language plpgsql as
     $$ begin raise exception 'payment_ledger is append-only'; end $$`,
  ];
}
