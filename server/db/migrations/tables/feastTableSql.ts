import type { SqlTypes } from '../SqlTypes.ts';

/** Visitors of feasts: one keepsake for each feast, one visitor for each book that brings one along. */
export function feastTableSql({ text, bigint, int }: SqlTypes): string {
  return `create table aquarium_feast (
      account_no ${bigint} not null references account (account_no),
      feast ${text} not null,
      year ${int} not null,
      came_day ${text} not null,
      book_no ${bigint} references book (book_no),
      met_day ${text},
      met_year ${int},
      keepsake_day ${text},
      primary key (account_no, feast),
      unique (account_no, book_no)
    )`;
}
