import type { SqlTypes } from '../SqlTypes.ts';

/** Homework that the staff sets: for whom, what, and until when. */
export function homeworkSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table homework (
      homework_no ${id},
      request_key ${text} not null,
      academy_no ${bigint} not null references institution (academy_no),
      class_no ${bigint} not null references school_class (class_no),
      staff_no ${bigint} not null references staff (staff_no),
      whole_class ${int} not null check (whole_class in (0, 1)),
      note ${text} not null,
      due_on ${text} not null,
      set_at ${bigint} not null,
      withdrawn_at ${bigint},
      unique (staff_no, request_key)
    )`,
    'create index homework_class on homework (class_no, due_on)',
    'create index homework_academy on homework (academy_no, due_on)',
    `create table homework_task (
      homework_no ${bigint} not null references homework (homework_no),
      place ${int} not null,
      book_no ${bigint} not null references book (book_no),
      task ${text} not null,
      primary key (homework_no, place)
    )`,
    `create table homework_pupil (
      homework_no ${bigint} not null references homework (homework_no),
      account_no ${bigint} not null references account (account_no),
      primary key (homework_no, account_no)
    )`,
    'create index homework_pupil_account on homework_pupil (account_no)',
  ];
}
