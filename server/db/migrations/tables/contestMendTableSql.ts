import type { SqlTypes } from '../SqlTypes.ts';

/** What withdrawn items have brought to a contest afterwards: once for each item of a mission. */
export function contestMendTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table contest_mend (
      contest_no ${bigint} not null references contest (contest_no),
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null,
      mission_kind ${text} not null,
      item_hash ${text} not null,
      round_no ${int} not null,
      amount ${int} not null check (amount > 0),
      possible ${int} not null check (possible >= 0),
      happened_at ${bigint} not null,
      written_at ${bigint} not null,
      primary key (contest_no, account_no, book_no, mission_kind, item_hash)
    )`,
    'create index contest_mend_owner on contest_mend (account_no)',
  ];
}
