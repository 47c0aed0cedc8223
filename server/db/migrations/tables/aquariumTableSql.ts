import type { SqlTypes } from '../SqlTypes.ts';

export function aquariumTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table pet (
      account_no ${bigint} primary key references account (account_no),
      species ${text},
      nickname ${text} not null,
      satiety ${int} not null check (satiety between 0 and 100000),
      intimacy ${int} not null check (intimacy between 0 and 100000),
      strength ${int} not null check (strength between 0 and 100000),
      gauges_at ${bigint} not null,
      last_visit_at ${bigint} not null,
      revision ${int} not null default 1
    )`,

    `create table pet_care (
      account_no ${bigint} not null references account (account_no),
      day_key ${text} not null,
      action ${text} not null,
      free_id ${text} not null,
      count ${int} not null check (count >= 0),
      primary key (account_no, day_key, action, free_id)
    )`,

    `create table bag_item (
      account_no ${bigint} not null references account (account_no),
      item_id ${text} not null,
      quantity ${int} not null check (quantity >= 0),
      primary key (account_no, item_id)
    )`,

    `create table purchase (
      purchase_no ${id},
      account_no ${bigint} not null references account (account_no),
      item_id ${text} not null,
      quantity ${int} not null check (quantity > 0),
      price ${int} not null check (price >= 0),
      bought_at ${bigint} not null,
      refunded_at ${bigint}
    )`,
    'create index purchase_account on purchase (account_no, bought_at)',

    `create table room_slot (
      account_no ${bigint} not null references account (account_no),
      position ${int} not null check (position between 1 and 9),
      item_id ${text} not null,
      primary key (account_no, position)
    )`,
  ];
}
