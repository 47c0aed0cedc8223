import type { SqlTypes } from '../SqlTypes.ts';

/** Further tanks with what lies in them and how they look, and what was chosen for each level. */
export function aquariumTankSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `alter table aquarium_profile add column tank_no ${int} not null default 1`,

    // The first tank is `room_slot`, and its look is in the profile.
    `create table tank_slot (
      account_no ${bigint} not null references account (account_no),
      tank_no ${int} not null check (tank_no > 1),
      position ${int} not null check (position between 1 and 9),
      item_id ${text} not null,
      primary key (account_no, tank_no, position)
    )`,

    `create table tank_look (
      account_no ${bigint} not null references account (account_no),
      tank_no ${int} not null check (tank_no > 1),
      water ${text},
      ground ${text},
      light ${text},
      primary key (account_no, tank_no)
    )`,

    `create table level_gift (
      account_no ${bigint} not null references account (account_no),
      level ${int} not null check (level between 2 and 50),
      item_id ${text} not null,
      taken_at ${bigint} not null,
      primary key (account_no, level)
    )`,
  ];
}

export function aquariumTankDownSql(): string[] {
  return [
    'drop table level_gift',
    'drop table tank_look',
    'drop table tank_slot',
    'alter table aquarium_profile drop column tank_no',
  ];
}
