import type { SqlTypes } from '../SqlTypes.ts';

/** What readers tell one another about books, and what the product advises. */
export function adviceTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table book_review (
      review_no ${id},
      book_no ${bigint} not null references book (book_no),
      account_no ${bigint} not null references account (account_no),
      stars ${int} not null check (stars between 1 and 5),
      body ${text} not null,
      status ${text} not null check (status in ('SHOWN', 'HELD', 'HIDDEN')),
      written_at ${bigint} not null,
      updated_at ${bigint} not null
    )`,
    'create unique index book_review_one on book_review (account_no, book_no)',
    'create index book_review_list on book_review (book_no, status, written_at, review_no)',
    "create index book_review_held on book_review (updated_at) where status = 'HELD'",

    `create table book_review_report (
      review_no ${bigint} not null references book_review (review_no) on delete cascade,
      account_no ${bigint} not null references account (account_no),
      reason ${text} not null,
      reported_at ${bigint} not null,
      primary key (review_no, account_no)
    )`,
    'create index book_review_report_account on book_review_report (account_no)',

    `create table hidden_advice (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      hidden_at ${bigint} not null,
      primary key (account_no, book_no)
    )`,

    'create index book_author on book (author_name, book_no)',

    `create table month_pick (
      month ${int} primary key check (month between 1 and 12),
      title ${text} not null,
      lead ${text} not null,
      book_nos ${text} not null
    )`,
  ];
}
