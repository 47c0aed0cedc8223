import type { SqlTypes } from '../SqlTypes.ts';

/** Guests of books, how far they have come with a student, treats that were laid out, and finds. */
export function guestTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table book_guest (
      book_no ${bigint} primary key references book (book_no),
      icon ${text} not null,
      treat ${text} not null,
      content ${text} not null
    )`,

    `create table aquarium_guest (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      arrived_at ${bigint} not null,
      scene ${int} not null default 0,
      scene_day ${text},
      answer ${int},
      general_no ${int},
      seen_day ${text},
      memento_day ${text},
      treat_day ${text},
      primary key (account_no, book_no)
    )`,

    `create table aquarium_treat (
      account_no ${bigint} not null references account (account_no),
      day_key ${text} not null,
      item_id ${text} not null,
      primary key (account_no, day_key, item_id)
    )`,

    `create table aquarium_find (
      account_no ${bigint} not null references account (account_no),
      ordinal ${int} not null,
      day_key ${text} not null,
      taken_day ${text},
      primary key (account_no, ordinal),
      unique (account_no, day_key)
    )`,
  ];
}
