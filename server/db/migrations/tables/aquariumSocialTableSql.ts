import type { SqlTypes } from '../SqlTypes.ts';

/** Looks, rests, words and neighbours of the aquarium. */
export function aquariumSocialTableSql(types: SqlTypes): string[] {
  return [...keeperTables(types), ...wordTables(types), ...neighbourTables(types)];
}

function keeperTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table aquarium_profile (
      account_no ${bigint} primary key references account (account_no),
      site ${text} not null,
      nickname ${text} not null,
      nickname_key ${text} not null,
      friend_code ${text} not null unique,
      visit_key ${text} not null unique,
      open ${int} not null default 1 check (open in (0, 1)),
      held ${int} not null default 0 check (held in (0, 1)),
      head ${text},
      face ${text},
      neck ${text},
      water ${text},
      ground ${text},
      light ${text},
      owed_absence_at ${bigint},
      cheers_seen_at ${bigint} not null default 0,
      created_at ${bigint} not null,
      unique (site, nickname_key)
    )`,

    `create table aquarium_pause (
      pause_no ${id},
      account_no ${bigint} references account (account_no),
      academy_no ${bigint} references institution (academy_no),
      school_grade ${text},
      kind ${text} not null check (kind in ('OFF', 'QUIET', 'HOLIDAY')),
      from_minute ${int},
      to_minute ${int},
      days ${text} not null default '',
      started_at ${bigint} not null,
      ended_at ${bigint},
      check ((account_no is null) <> (academy_no is null))
    )`,
    'create index aquarium_pause_account on aquarium_pause (account_no)',
    'create index aquarium_pause_academy on aquarium_pause (academy_no)',
    // One of a kind lasts at a time, whoever asks twice at once.
    `create unique index aquarium_pause_account_one on aquarium_pause (account_no, kind)
      where ended_at is null and account_no is not null`,
    `create unique index aquarium_pause_academy_one on aquarium_pause (academy_no, kind, coalesce(school_grade, ''))
      where ended_at is null and academy_no is not null`,

    `create table aquarium_gift (
      account_no ${bigint} not null references account (account_no),
      absence_at ${bigint} not null,
      item_id ${text} not null,
      taken_at ${bigint} not null,
      primary key (account_no, absence_at)
    )`,
  ];
}

function wordTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table word_mission (
      word_mission_no ${id},
      account_no ${bigint} not null references account (account_no),
      day_key ${text} not null,
      slot ${int} not null check (slot between 1 and 3),
      word ${text} not null,
      meaning ${text} not null,
      sentence ${text},
      book_no ${bigint},
      form ${text} not null,
      stage ${int} not null,
      missed ${int} not null check (missed in (0, 1)),
      bubbles ${text} not null,
      wrong_count ${int} not null default 0,
      solved_at ${bigint},
      taken_at ${bigint}
    )`,
    'create unique index word_mission_slot on word_mission (account_no, day_key, slot)',
    'create unique index word_mission_word on word_mission (account_no, day_key, word)',
    `create index word_mission_waiting on word_mission (account_no) where solved_at is not null and taken_at is null`,

    `create table word_review (
      account_no ${bigint} not null references account (account_no),
      word ${text} not null,
      meaning ${text} not null,
      sentence ${text},
      book_no ${bigint},
      stage ${int} not null,
      due_day ${text} not null,
      missed ${int} not null check (missed in (0, 1)),
      primary key (account_no, word)
    )`,
  ];
}

function neighbourTables({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table friendship (
      account_no ${bigint} not null references account (account_no),
      friend_no ${bigint} not null references account (account_no),
      since_at ${bigint} not null,
      primary key (account_no, friend_no)
    )`,
    'create index friendship_friend on friendship (friend_no)',

    `create table friend_request (
      account_no ${bigint} not null references account (account_no),
      asked_no ${bigint} not null references account (account_no),
      asked_at ${bigint} not null,
      primary key (account_no, asked_no)
    )`,
    'create index friend_request_asked on friend_request (asked_no)',

    `create table neighbour_block (
      account_no ${bigint} not null references account (account_no),
      blocked_no ${bigint} not null references account (account_no),
      blocked_at ${bigint} not null,
      primary key (account_no, blocked_no)
    )`,
    'create index neighbour_block_blocked on neighbour_block (blocked_no)',

    `create table neighbour_report (
      report_no ${id},
      account_no ${bigint} not null references account (account_no),
      reported_no ${bigint} not null references account (account_no),
      reason ${text} not null,
      nickname ${text} not null,
      reported_at ${bigint} not null,
      settled_at ${bigint}
    )`,
    `create unique index neighbour_report_one on neighbour_report (account_no, reported_no) where settled_at is null`,
    `create index neighbour_report_open on neighbour_report (reported_no) where settled_at is null`,

    `create table cheer (
      account_no ${bigint} not null references account (account_no),
      cheered_no ${bigint} not null references account (account_no),
      day_key ${text} not null,
      kind ${text} not null,
      intimacy ${int} not null check (intimacy >= 0),
      left_at ${bigint} not null,
      primary key (account_no, cheered_no, day_key)
    )`,
    'create index cheer_received on cheer (cheered_no, left_at)',
  ];
}
