import type { SqlTypes } from '../SqlTypes.ts';

/** The reading-game contest. What a contest consists of (weeks, levels, books) is one text, read as one row. */
export function contestTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  const owner = `contest_no ${bigint} not null references contest (contest_no),
      account_no ${bigint} not null references account (account_no)`;
  const mission = `book_no ${bigint},
      mission_kind ${text},
      mission_round ${int}`;
  return [
    `create table contest (
      contest_no ${id},
      title ${text} not null,
      state ${text} not null check (state in ('DRAFT', 'PUBLISHED')),
      sites ${text} not null,
      start_day ${text} not null,
      end_day ${text} not null,
      closed_at ${bigint},
      daily_cap ${int} not null check (daily_cap > 0),
      pc_image_path ${text},
      mobile_image_path ${text},
      content ${text} not null,
      revision ${int} not null default 1,
      created_at ${bigint} not null,
      check (start_day <= end_day)
    )`,

    // Negated twins of points and rate: an order of them all ascends, so that one comparison of rows reads the index.
    `create table contest_participant (
      ${owner},
      level_code ${text} not null,
      reading_level ${text} not null,
      raq ${int} not null check (raq between 0 and 1499),
      school_grade ${text} not null,
      joined_at ${bigint} not null,
      point ${int} not null default 0 check (point >= 0),
      earned ${int} not null default 0 check (earned >= 0),
      possible ${int} not null default 0 check (possible >= earned),
      rate_hundredths ${int} not null default 0 check (rate_hundredths between 0 and 10000),
      reached_at ${bigint} not null,
      growth ${int} check (growth >= 0),
      listed ${int} not null default 1 check (listed in (0, 1)),
      certificate_code ${text} not null,
      down_point ${int} generated always as (-point) stored,
      down_rate ${int} generated always as (-rate_hundredths) stored,
      primary key (contest_no, account_no)
    )`,
    `create index contest_participant_rank
      on contest_participant (contest_no, level_code, down_point, down_rate, reached_at, account_no)`,
    'create index contest_participant_growth on contest_participant (contest_no, level_code, growth) where growth > 0',
    'create unique index contest_participant_certificate on contest_participant (contest_no, certificate_code)',
    'create index contest_participant_account on contest_participant (account_no)',

    `create table contest_bucket (
      contest_no ${bigint} not null references contest (contest_no),
      level_code ${text} not null,
      bucket ${int} not null,
      shard ${int} not null,
      readers ${int} not null check (readers >= 0),
      primary key (contest_no, level_code, bucket, shard)
    )`,

    `create table contest_week (
      ${owner},
      round_no ${int} not null,
      point ${int} not null,
      primary key (contest_no, account_no, round_no)
    )`,

    `create table contest_entry (
      entry_no ${id},
      ${owner},
      reason ${text} not null check (reason in ('MISSION', 'RETRY', 'CORRECTION')),
      round_no ${int} not null,
      ${mission},
      amount ${int} not null check (amount >= 0 or reason = 'CORRECTION'),
      possible ${int} not null check (possible >= 0),
      happened_at ${bigint} not null,
      day_key ${text} not null,
      written_at ${bigint} not null,
      check ((reason = 'CORRECTION') = (book_no is null))
    )`,
    `create unique index contest_entry_mission
      on contest_entry (contest_no, account_no, book_no, mission_kind, mission_round) where book_no is not null`,
    'create index contest_entry_account on contest_entry (contest_no, account_no, day_key)',
    'create index contest_entry_owner on contest_entry (account_no)',

    `create table contest_review (
      review_no ${id},
      ${owner},
      subject ${text} not null check (subject in ('HOLD', 'CORRECTION')),
      state ${text} not null check (state in ('OPEN', 'RELEASED', 'CONFIRMED', 'WRITTEN')),
      cause ${text} not null,
      round_no ${int} not null,
      ${mission},
      amount ${int} not null,
      possible ${int} not null,
      happened_at ${bigint} not null,
      day_key ${text} not null,
      words ${text},
      reply ${text},
      replied_at ${bigint},
      decided_at ${bigint},
      created_at ${bigint} not null
    )`,
    `create unique index contest_review_mission
      on contest_review (contest_no, account_no, book_no, mission_kind, mission_round) where subject = 'HOLD'`,
    'create index contest_review_account on contest_review (account_no, contest_no)',
    "create index contest_review_open on contest_review (contest_no, review_no) where state = 'OPEN'",

    `create table contest_level_try (
      try_no ${id},
      ${owner},
      form_no ${int} not null,
      outcome ${text} not null check (outcome in ('OPEN', 'GIVEN', 'TOO_FAST', 'SAME_CHOICE')),
      started_at ${bigint} not null,
      submitted_at ${bigint},
      choices ${text},
      correct_count ${int},
      raq ${int},
      error ${int}
    )`,
    `create unique index contest_level_try_open on contest_level_try (contest_no, account_no) where outcome = 'OPEN'`,
    'create index contest_level_try_account on contest_level_try (account_no)',
  ];
}
