import type { SqlTypes } from '../SqlTypes.ts';

/** Only a mail that arrived could lead to this, unless the address was changed afterwards. */
const RESET_BY_MAIL = `exists (
  select 1 from audit_log reset
  where reset.account_no = account.account_no and reset.event = 'PASSWORD_CHANGED'
    and reset.details like '%"way":"RESET"%'
    and not exists (
      select 1 from audit_log change
      where change.account_no = account.account_no and change.event = 'INFO_CHANGED'
        and change.details like '%email%' and change.log_no > reset.log_no
    )
)`;

export function contactProofSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table proved_contact (
      site ${text} not null,
      kind ${text} not null check (kind in ('EMAIL', 'MOBILE')),
      contact ${text} not null,
      account_no ${bigint} not null references account (account_no),
      proved_at ${bigint} not null,
      primary key (site, kind, contact),
      unique (account_no, kind)
    )`,
    `insert into proved_contact (site, kind, contact, account_no, proved_at)
      select site, 'EMAIL', email, account_no, created_at from account
      where email is not null and status <> 'WITHDRAWAL' and (demo = 1 or ${RESET_BY_MAIL})`,

    `create table contact_code (
      account_no ${bigint} not null references account (account_no),
      kind ${text} not null check (kind in ('EMAIL', 'MOBILE')),
      contact_sealed ${text} not null,
      code_hmac ${text} not null,
      try_count ${int} not null default 0,
      sent_at ${bigint} not null,
      expires_at ${bigint} not null,
      primary key (account_no, kind)
    )`,

    `create table contact_send (
      send_no ${id},
      account_no ${bigint} not null references account (account_no),
      kind ${text} not null,
      contact_hmac ${text} not null,
      sent_at ${bigint} not null
    )`,
    'create index contact_send_account on contact_send (account_no, sent_at)',
    'create index contact_send_contact on contact_send (contact_hmac, sent_at)',
    'create index contact_send_at on contact_send (sent_at)',

    `create table contact_change (
      change_no ${id},
      account_no ${bigint} not null references account (account_no),
      kind ${text} not null,
      before_sealed ${text} not null,
      undo_hash ${text} not null unique,
      changed_at ${bigint} not null,
      expires_at ${bigint} not null
    )`,
    'create index contact_change_account on contact_change (account_no, kind)',
    'create index contact_change_expires on contact_change (expires_at)',

    // Numbers that came from the verifier; of guardians from before it is not known, and the verifier gives them.
    `alter table guardian add column mobile_proved ${int} not null default 1 check (mobile_proved in (0, 1))`,

    // What nobody has proved may stand in several accounts.
    'drop index account_email',
    'drop index account_mobile',

    `create table sign_in_sender (
      site ${text} not null,
      account_id ${text} not null,
      sender ${text} not null,
      turn_count ${int} not null,
      last_turn_at ${bigint} not null,
      refused_at ${bigint},
      primary key (site, account_id, sender)
    )`,
    'create index sign_in_sender_turn on sign_in_sender (last_turn_at)',
    `alter table sign_in_throttle add column early_until ${bigint} not null default 0`,
  ];
}

/** The earliest account keeps a contact that several have. */
export function contactProofDownSql(): string[] {
  const forget = (column: string) => `update account set ${column} = null where exists (
    select 1 from account other
    where other.site = account.site and other.${column} = account.${column} and other.account_no < account.account_no
  )`;
  return [
    ...['proved_contact', 'contact_code', 'contact_send', 'contact_change', 'sign_in_sender'].map(
      (table) => `drop table ${table}`,
    ),
    'alter table sign_in_throttle drop column early_until',
    'alter table guardian drop column mobile_proved',
    forget('email'),
    forget('mobile_no'),
    'create unique index account_email on account (site, email)',
    'create unique index account_mobile on account (site, mobile_no)',
  ];
}
