import type { SqlTypes } from '../SqlTypes.ts';

export function missionTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table mission_attempt (
      attempt_no ${id},
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      kind ${text} not null,
      round ${int} not null check (round in (1, 2)),
      status ${text} not null check (status in ('OPEN', 'SUBMITTED')),
      seed ${bigint} not null,
      version ${text} not null,
      started_at ${bigint} not null,
      submitted_at ${bigint},
      correct_count ${int} not null default 0,
      item_count ${int} not null default 0,
      rate_hundredths ${int} not null default 0,
      points ${int} not null default 0 check (points >= 0),
      shells ${int} not null default 0 check (shells >= 0),
      hint_cost ${int} not null default 0 check (hint_cost >= 0),
      flagged ${int} not null default 0 check (flagged in (0, 1)),
      hidden ${int} not null default 0 check (hidden in (0, 1))
    )`,
    `create unique index mission_attempt_visible on mission_attempt (account_no, book_no, kind, round) where hidden = 0`,
    'create index mission_attempt_mission on mission_attempt (account_no, book_no, kind)',
    'create index mission_attempt_account on mission_attempt (account_no, started_at)',
    'create index mission_attempt_submitted on mission_attempt (account_no, submitted_at)',
    'create index mission_attempt_book on mission_attempt (book_no)',

    `create table mission_material (
      book_no ${bigint} not null references book (book_no),
      kind ${text} not null,
      version ${text} not null,
      content ${text} not null,
      primary key (book_no, kind, version)
    )`,

    `create table mission_answer (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      item_key ${text} not null,
      value ${text} not null,
      seq ${bigint} not null,
      saved_at ${bigint} not null,
      primary key (attempt_no, item_key)
    )`,

    `create table mission_hint (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      item_key ${text} not null,
      step ${text} not null,
      text ${text} not null,
      cost ${int} not null check (cost >= 0),
      primary key (attempt_no, item_key, step)
    )`,

    `create table mission_mark (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      item_key ${text} not null,
      correct ${int} not null check (correct in (0, 1)),
      given ${text} not null,
      primary key (attempt_no, item_key)
    )`,

    `create table point_ledger (
      entry_no ${id},
      account_no ${bigint} not null references account (account_no),
      currency ${text} not null check (currency in ('POINT', 'SHELL', 'EXP')),
      amount ${int} not null check (amount <> 0),
      reason ${text} not null,
      ref_type ${text} not null,
      ref_id ${text} not null,
      day_key ${text} not null,
      created_at ${bigint} not null,
      unique (account_no, currency, reason, ref_type, ref_id)
    )`,
    'create index point_ledger_list on point_ledger (account_no, currency, entry_no)',
    'create index point_ledger_day on point_ledger (account_no, currency, day_key)',

    `create table purse (
      account_no ${bigint} primary key references account (account_no),
      book_point ${int} not null check (book_point >= 0),
      shells ${int} not null check (shells >= 0),
      exp ${int} not null check (exp >= 0)
    )`,

    `create table verification (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      verified_at ${bigint} not null,
      day_key ${text} not null,
      primary key (account_no, book_no)
    )`,
    'create index verification_day on verification (account_no, day_key)',
  ];
}
