import type { SqlTypes } from '../SqlTypes.ts';

/** Books that made the reef of a class grow, its pieces, and how many of them a member has seen. */
export function reefTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table reef_book (
      count_no ${id},
      class_no ${bigint} not null references school_class (class_no),
      account_no ${bigint} references account (account_no),
      book_no ${bigint} not null references book (book_no),
      week_key ${text} not null,
      slot ${int} not null,
      units ${bigint} not null,
      unique (account_no, book_no),
      unique (account_no, week_key, slot)
    )`,
    'create index reef_book_class on reef_book (class_no, units)',

    `create table reef_piece (
      class_no ${bigint} not null references school_class (class_no),
      ordinal ${int} not null,
      book_no ${bigint} not null references book (book_no),
      primary key (class_no, ordinal)
    )`,

    `alter table class_membership add column reef_seen ${int}`,
  ];
}
