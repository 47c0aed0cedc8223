import type { SqlTypes } from '../SqlTypes.ts';

export function accountTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table installation (name ${text} primary key, value ${text} not null)`,

    `create table institution (
      academy_no ${id},
      site ${text} not null,
      name ${text} not null,
      status ${text} not null,
      created_at ${bigint} not null,
      unique (site, name)
    )`,

    `create table account (
      account_no ${id},
      site ${text} not null,
      account_id ${text} not null,
      password_hash ${text} not null,
      academy_no ${bigint} references institution (academy_no),
      status ${text} not null,
      name ${text} not null,
      birthday ${text} not null,
      gender ${text},
      email ${text},
      mobile_no ${text},
      protector_mobile_no ${text},
      allow_email ${int} not null default 0 check (allow_email in (0, 1)),
      allow_sms ${int} not null default 0 check (allow_sms in (0, 1)),
      school_name ${text},
      school_grade ${text} not null,
      signup_domain_code ${text} not null,
      raq ${int} not null check (raq between 0 and 1499),
      month_goal_book_count ${int} not null default 4 check (month_goal_book_count >= 0),
      profile_image_path ${text},
      demo ${int} not null default 0 check (demo in (0, 1)),
      created_at ${bigint} not null,
      unique (site, account_id)
    )`,
    'create index account_academy on account (academy_no)',

    `create table login_token (
      token_hash ${text} primary key,
      account_no ${bigint} not null references account (account_no),
      site ${text} not null,
      issued_at ${bigint} not null,
      signed_in_at ${bigint} not null,
      replaced_at ${bigint},
      password_valid_until ${bigint}
    )`,
    'create index login_token_account on login_token (account_no)',
    'create index login_token_issued on login_token (issued_at)',

    `create table sign_in_throttle (
      site ${text} not null,
      account_id ${text} not null,
      failure_count ${int} not null,
      last_failed_at ${bigint} not null,
      primary key (site, account_id)
    )`,
    'create index sign_in_throttle_failed on sign_in_throttle (last_failed_at)',

    `create table idempotency_key (
      account_no ${bigint} not null references account (account_no),
      idempotency_key ${text} not null,
      request_hash ${text} not null,
      response ${text},
      created_at ${bigint} not null,
      primary key (account_no, idempotency_key)
    )`,
    'create index idempotency_key_created on idempotency_key (created_at)',

    `create table use_log (
      log_no ${id},
      kind ${text} not null,
      account_no ${bigint} not null references account (account_no),
      page ${text} not null,
      target_no ${bigint},
      created_at ${bigint} not null
    )`,
    'create index use_log_created on use_log (created_at)',
    'create index use_log_account on use_log (account_no, log_no)',
  ];
}
