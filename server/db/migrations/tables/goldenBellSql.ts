import type { SqlTypes } from '../SqlTypes.ts';

/** Rounds of the golden bell: rooms with their questions, who is in them, and what they answered. */
export function goldenBellSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table bell_room (
      room_no ${id},
      request_key ${text} not null,
      academy_no ${bigint} not null references institution (academy_no),
      staff_no ${bigint} not null references staff (staff_no),
      code ${text} not null,
      all_classes ${int} not null check (all_classes in (0, 1)),
      seconds ${int} not null,
      phase ${text} not null,
      revision ${int} not null,
      place ${int} not null,
      question_count ${int} not null,
      revival ${int} not null check (revival in (0, 1)),
      ends_at ${bigint},
      answer_count ${int} not null default 0,
      created_at ${bigint} not null,
      ended_at ${bigint},
      unique (staff_no, request_key)
    )`,
    'create unique index bell_room_code on bell_room (academy_no, code) where ended_at is null',
    'create index bell_room_academy on bell_room (academy_no, created_at)',
    'create index bell_room_created on bell_room (created_at)',
    `create table bell_room_class (
      room_no ${bigint} not null references bell_room (room_no),
      class_no ${bigint} not null references school_class (class_no),
      primary key (room_no, class_no)
    )`,
    `create table bell_question (
      room_no ${bigint} not null references bell_room (room_no),
      place ${int} not null,
      book_no ${bigint} not null,
      book_name ${text} not null,
      form ${text} not null,
      question ${text} not null,
      options ${text} not null,
      answer ${int} not null,
      explanation ${text} not null,
      revival ${int} not null default 0 check (revival in (0, 1)),
      revealed_at ${bigint},
      primary key (room_no, place)
    )`,
    `create table bell_person (
      room_no ${bigint} not null references bell_room (room_no),
      account_no ${bigint} not null references account (account_no),
      out_place ${int},
      entered_at ${bigint} not null,
      primary key (room_no, account_no)
    )`,
    'create index bell_person_account on bell_person (account_no, room_no)',
    `create table bell_answer (
      room_no ${bigint} not null,
      place ${int} not null,
      account_no ${bigint} not null references account (account_no),
      choice ${int} not null,
      seq ${bigint} not null,
      saved_at ${bigint} not null,
      primary key (room_no, place, account_no),
      foreign key (room_no, place) references bell_question (room_no, place)
    )`,
    'create index bell_answer_account on bell_answer (account_no)',
  ];
}
