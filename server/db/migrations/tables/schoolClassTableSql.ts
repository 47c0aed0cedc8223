import type { SqlTypes } from '../SqlTypes.ts';

/** Classes, memberships that were and are, and the letters of ids. */
export function schoolClassTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table school_class (
      class_no ${id},
      academy_no ${bigint} not null references institution (academy_no),
      school_year ${int} not null,
      grade ${text} not null,
      name ${text} not null,
      created_at ${bigint} not null,
      unique (academy_no, school_year, grade, name)
    )`,

    `create table class_membership (
      account_no ${bigint} not null references account (account_no),
      class_no ${bigint} not null references school_class (class_no),
      class_number ${int},
      joined_on ${text} not null,
      left_on ${text},
      primary key (account_no, class_no, joined_on)
    )`,
    'create index class_membership_class on class_membership (class_no)',
    // One class at a time.
    'create unique index class_membership_open on class_membership (account_no) where left_on is null',

    `create table id_series (
      academy_no ${bigint} primary key references institution (academy_no),
      site ${text} not null,
      letters ${text} not null,
      next_no ${int} not null default 1,
      unique (site, letters)
    )`,
  ];
}
