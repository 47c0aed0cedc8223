import type { SqlTypes } from '../SqlTypes.ts';

/** Staff of institutions: who they are, where they work, how they sign in, and whom they looked at. */
export function staffTableSql({ id, text, bigint, int, blob }: SqlTypes): string[] {
  return [
    `create table staff (
      staff_no ${id},
      site ${text} not null,
      email ${text} not null,
      name ${text} not null,
      password_hash ${text} not null,
      totp_sealed ${text},
      totp_step ${bigint} not null default 0,
      recovery_hashes ${text} not null default '[]',
      failure_count ${int} not null default 0,
      last_failed_at ${bigint} not null default 0,
      demo ${int} not null default 0 check (demo in (0, 1)),
      created_at ${bigint} not null,
      unique (site, email)
    )`,
    `create table staff_post (
      staff_no ${bigint} not null references staff (staff_no),
      academy_no ${bigint} not null references institution (academy_no),
      role ${text} not null,
      since ${bigint} not null,
      until ${bigint},
      primary key (staff_no, academy_no)
    )`,
    'create index staff_post_academy on staff_post (academy_no)',
    `create table class_teacher (
      class_no ${bigint} not null references school_class (class_no),
      staff_no ${bigint} not null references staff (staff_no),
      primary key (class_no, staff_no)
    )`,
    'create index class_teacher_staff on class_teacher (staff_no)',
    `create table staff_passkey (
      credential_id ${text} primary key,
      staff_no ${bigint} not null references staff (staff_no),
      public_key ${blob} not null,
      counter ${bigint} not null,
      transports ${text} not null,
      device ${text} not null,
      created_at ${bigint} not null,
      last_used_at ${bigint}
    )`,
    'create index staff_passkey_staff on staff_passkey (staff_no)',
    `create table staff_invite (
      invite_no ${id},
      token_hash ${text} not null unique,
      academy_no ${bigint} not null references institution (academy_no),
      email ${text} not null,
      role ${text} not null,
      class_nos ${text} not null,
      invited_by ${bigint} references staff (staff_no),
      created_at ${bigint} not null,
      expires_at ${bigint} not null,
      accepted_at ${bigint}
    )`,
    'create unique index staff_invite_open on staff_invite (academy_no, email) where accepted_at is null',
    `create table staff_login (
      token_hash ${text} primary key,
      staff_no ${bigint} not null references staff (staff_no),
      signed_in_at ${bigint} not null,
      last_seen_at ${bigint} not null
    )`,
    'create index staff_login_staff on staff_login (staff_no)',
    'create index staff_login_seen on staff_login (last_seen_at)',
    `create table staff_challenge (
      challenge_hash ${text} primary key,
      staff_no ${bigint} references staff (staff_no),
      purpose ${text} not null,
      detail ${text} not null default '',
      expires_at ${bigint} not null
    )`,
    'create index staff_challenge_expires on staff_challenge (expires_at)',
    `create table staff_record (
      record_no ${id},
      at ${bigint} not null,
      staff_no ${bigint} not null,
      academy_no ${bigint} not null,
      kind ${text} not null,
      account_no ${bigint},
      detail ${text} not null default '',
      address ${text} not null,
      device ${text} not null
    )`,
    'create index staff_record_academy on staff_record (academy_no, record_no)',
    'create index staff_record_account on staff_record (account_no, record_no)',
    'create index staff_record_at on staff_record (at)',
  ];
}
