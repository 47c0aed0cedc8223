import type { SqlTypes } from '../SqlTypes.ts';

/** Tables of what has an end for each account. A key may name what its answer is built from instead of holding it. */
export function limitTableSql({ text, int, bigint }: SqlTypes): string[] {
  return [
    `create table ended_login (
      token_hash ${text} primary key,
      account_no ${bigint} not null references account (account_no),
      reason ${text} not null,
      ended_at ${bigint} not null
    )`,
    'create index ended_login_account on ended_login (account_no)',
    'create index ended_login_ended on ended_login (ended_at)',

    `create table idempotency_day (
      account_no ${bigint} primary key references account (account_no),
      day ${text} not null,
      kept_count ${int} not null
    )`,
    `alter table idempotency_key add column reference ${bigint}`,

    `create table mission_check (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      item_key ${text} not null,
      wrong_count ${int} not null,
      last_value ${text} not null,
      primary key (attempt_no, item_key)
    )`,
  ];
}
