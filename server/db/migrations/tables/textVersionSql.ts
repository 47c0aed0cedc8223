import type { SqlTypes } from '../SqlTypes.ts';

/** Texts that were returned, and the versions that pupils wrote then. */
export function textVersionSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table text_stand (
      attempt_no ${bigint} primary key references mission_attempt (attempt_no),
      account_no ${bigint} not null references account (account_no),
      state ${text} not null,
      version ${int} not null,
      changed_at ${bigint} not null
    )`,
    'create index text_stand_account on text_stand (account_no, state)',
    `create table text_version (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      version ${int} not null,
      texts ${text} not null,
      saved_at ${bigint} not null,
      handed_in_at ${bigint},
      primary key (attempt_no, version)
    )`,
    `alter table text_reply add column remarks ${text} not null default '[]'`,
    `alter table text_reply add column version ${int} not null default 1`,
  ];
}
