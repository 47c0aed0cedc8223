import type { SqlTypes } from '../SqlTypes.ts';

/** Held names, refused requests and counted ones; what is hidden or reported at the time takes part. */
export function neighbourSafetySql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table held_name (
      account_no ${bigint} not null references account (account_no),
      name_key ${text} not null,
      primary key (account_no, name_key)
    )`,
    `alter table neighbour_report add column pet_name ${text}`,
    `alter table friend_request add column declined_at ${bigint}`,
    `alter table aquarium_profile add column asks_day ${text} not null default ''`,
    `alter table aquarium_profile add column asks_count ${int} not null default 0`,

    // Names of pets are small letters once `lower` has seen them: they are Hangul, English and digits.
    `insert into held_name (account_no, name_key)
     select account_no, nickname_key from aquarium_profile where held = 1
     union
     select pet.account_no, lower(pet.nickname)
     from pet join aquarium_profile on aquarium_profile.account_no = pet.account_no
     where aquarium_profile.held = 1 and pet.nickname <> '바다친구'`,
    `update neighbour_report
     set pet_name = (select pet.nickname from pet where pet.account_no = neighbour_report.reported_no)
     where settled_at is null`,
  ];
}
