import type { SqlTypes } from '../SqlTypes.ts';

/** Login cards of pupils. */
export function loginCardSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table login_card (
      account_no ${bigint} primary key references account (account_no),
      code_hash ${text} not null unique,
      pictures_hash ${text} not null,
      wrong_count ${int} not null default 0,
      made_at ${bigint} not null,
      made_by ${bigint} not null references staff (staff_no),
      ended_at ${bigint}
    )`,
  ];
}

/** Hours in which an institution lets cards open the product. */
export function cardHoursSql({ text, bigint }: SqlTypes): string[] {
  return [
    `create table card_hours (
      academy_no ${bigint} primary key references institution (academy_no),
      windows ${text} not null,
      changed_at ${bigint} not null
    )`,
  ];
}
