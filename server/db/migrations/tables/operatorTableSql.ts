import type { SqlTypes } from '../SqlTypes.ts';

/** People who work at the command line, where they are signed in, and tokens of programs that run without a person. */
export function operatorTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table operator_account (
      operator_no ${id},
      name ${text} not null unique,
      roles ${text} not null,
      password_hash ${text} not null,
      must_change ${int} not null default 0,
      totp_sealed ${text} not null,
      totp_step ${bigint} not null default 0,
      recovery_hashes ${text} not null,
      failure_count ${int} not null default 0,
      last_failed_at ${bigint} not null default 0,
      created_at ${bigint} not null,
      stopped_at ${bigint}
    )`,
    `create table operator_session (
      token_hash ${text} primary key,
      operator_no ${bigint} not null references operator_account (operator_no),
      machine ${text} not null,
      expires_at ${bigint} not null
    )`,
    `create table operator_token (
      token_no ${id},
      token_hash ${text} not null unique,
      name ${text} not null,
      commands ${text} not null,
      made_by ${text} not null,
      created_at ${bigint} not null,
      expires_at ${bigint} not null,
      revoked_at ${bigint}
    )`,
  ];
}
