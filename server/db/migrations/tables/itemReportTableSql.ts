import type { SqlTypes } from '../SqlTypes.ts';

/** What students find wrong with an item, and items that were taken back for everybody. */
export function itemReportTableSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table item_report (
      report_no ${id},
      account_no ${bigint} not null references account (account_no),
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      book_no ${bigint} not null references book (book_no),
      kind ${text} not null,
      item_key ${text} not null,
      item_hash ${text} not null,
      reason ${text} not null,
      words ${text} not null,
      status ${text} not null check (status in ('OPEN', 'CLOSED')),
      note ${text} not null,
      reported_at ${bigint} not null,
      closed_at ${bigint}
    )`,
    `create unique index item_report_one on item_report (account_no, book_no, kind, item_hash) where status = 'OPEN'`,
    `create index item_report_open on item_report (reported_at) where status = 'OPEN'`,
    'create index item_report_item on item_report (book_no, kind, item_hash)',
    'create index item_report_attempt on item_report (attempt_no)',

    `create table item_withdrawal (
      book_no ${bigint} not null references book (book_no),
      kind ${text} not null,
      item_hash ${text} not null,
      item_key ${text} not null,
      note ${text} not null,
      withdrawn_at ${bigint} not null,
      primary key (book_no, kind, item_hash)
    )`,
  ];
}
