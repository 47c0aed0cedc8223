import type { SqlTypes } from '../SqlTypes.ts';

/** Joining, finding, keeping and leaving an account. */
export function joiningTableSql({ id, text, bigint, int, blob }: SqlTypes): string[] {
  return [
    `alter table institution add column address ${text}`,
    `alter table institution add column needs_approval ${int} not null default 0 check (needs_approval in (0, 1))`,

    `create table join_code (
      join_code ${text} primary key,
      academy_no ${bigint} not null references institution (academy_no),
      expires_at ${bigint},
      created_at ${bigint} not null
    )`,
    'create index join_code_academy on join_code (academy_no)',

    `alter table account add column zip_code ${text}`,
    `alter table account add column address ${text}`,
    `alter table account add column address_detail ${text}`,
    `alter table account add column password_changed_at ${bigint}`,
    `alter table account add column password_reminder_snoozed_at ${bigint}`,
    `alter table account add column last_seen_at ${bigint}`,
    `alter table account add column dormancy_notice ${text}`,
    `alter table account add column dormant_at ${bigint}`,
    `alter table account add column withdrawal_requested_at ${bigint}`,
    `alter table account add column status_before_withdrawal ${text}`,
    'create unique index account_email on account (site, email)',
    'create unique index account_mobile on account (site, mobile_no)',
    'create index account_protector_mobile on account (protector_mobile_no)',
    'create index account_seen on account (status, last_seen_at)',
    'create index account_withdrawal on account (status, withdrawal_requested_at)',

    `alter table login_token add column device ${text} not null default ''`,

    `create table sign_up (
      token_hash ${text} primary key,
      site ${text} not null,
      kind ${text} not null,
      step ${text} not null,
      academy_no ${bigint} references institution (academy_no),
      agreements ${text} not null,
      guardian_name_sealed ${text},
      guardian_mobile_sealed ${text},
      guardian_relation ${text},
      guardian_no ${bigint},
      identity_verification_id ${text} unique,
      identity_started_at ${bigint},
      identity_start_count ${int} not null default 0,
      contact_check_count ${int} not null default 0,
      id_check_count ${int} not null default 0,
      id_check_minute ${bigint} not null default 0,
      account_no ${bigint} references account (account_no),
      created_at ${bigint} not null,
      expires_at ${bigint} not null
    )`,
    'create index sign_up_expires on sign_up (expires_at)',
    'create index sign_up_account on sign_up (account_no)',

    `create table guardian (
      guardian_no ${id},
      account_no ${bigint} references account (account_no),
      name_sealed ${text},
      mobile_sealed ${text},
      relation ${text} not null,
      birth_year ${int} not null,
      ci_hmac ${text},
      provider ${text} not null,
      provider_tx_id ${text},
      identity_verification_id ${text} not null unique,
      verified_at ${bigint} not null
    )`,
    'create index guardian_account on guardian (account_no)',

    `create table consent (
      consent_no ${id},
      account_no ${bigint} not null,
      actor ${text} not null,
      guardian_no ${bigint},
      doc_code ${text} not null,
      doc_version ${int} not null,
      doc_sha256 ${text} not null,
      required ${int} not null,
      agreed ${int} not null,
      method ${text} not null,
      site ${text} not null,
      identity_verification_id ${text},
      ip_hmac ${text},
      agent_hash ${text},
      agreed_at ${bigint} not null
    )`,
    'create index consent_account on consent (account_no, consent_no)',

    `create table temporary_token (
      token_hash ${text} primary key,
      account_no ${bigint} not null references account (account_no),
      site ${text} not null,
      purpose ${text} not null,
      password_hash_digest ${text} not null,
      expires_at ${bigint} not null,
      used_at ${bigint},
      created_at ${bigint} not null
    )`,
    'create index temporary_token_account on temporary_token (account_no)',
    'create index temporary_token_expires on temporary_token (expires_at)',

    `create table profile_image (
      image_name ${text} primary key,
      account_no ${bigint} not null unique references account (account_no),
      webp ${blob} not null,
      created_at ${bigint} not null
    )`,

    `create table parent_share (
      share_no ${id},
      account_no ${bigint} not null references account (account_no),
      key_hash ${text} not null unique,
      label ${text} not null,
      expires_at ${bigint} not null,
      revoked_at ${bigint},
      last_opened_at ${bigint},
      created_at ${bigint} not null
    )`,
    'create index parent_share_account on parent_share (account_no, share_no)',

    `create table month_goal (
      account_no ${bigint} not null references account (account_no),
      month ${text} not null,
      book_count ${int} not null,
      primary key (account_no, month)
    )`,

    `create table mail_outbox (
      mail_no ${id},
      account_no ${bigint},
      to_sealed ${text} not null,
      template ${text} not null,
      fields_sealed ${text} not null,
      try_count ${int} not null default 0,
      next_try_at ${bigint} not null,
      last_error ${text},
      created_at ${bigint} not null
    )`,
    'create index mail_outbox_next on mail_outbox (next_try_at)',
    'create index mail_outbox_account on mail_outbox (account_no)',

    `create table audit_log (
      log_no ${id},
      at ${bigint} not null,
      actor_kind ${text} not null,
      actor ${text} not null,
      event ${text} not null,
      account_no ${bigint},
      academy_no ${bigint},
      details ${text} not null
    )`,
    'create index audit_log_account on audit_log (account_no, log_no)',
    'create index audit_log_at on audit_log (at)',

    `create table tombstone (
      account_no ${bigint} primary key,
      purged_at ${bigint} not null
    )`,
  ];
}
