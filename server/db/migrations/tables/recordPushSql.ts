import type { SqlTypes } from '../SqlTypes.ts';

/** Institutions that send learning records to another place, and how far they have come. */
export function recordPushSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table record_push (
      academy_no ${bigint} not null primary key references institution (academy_no),
      enabled ${int} not null check (enabled in (0, 1)),
      switched_at ${bigint} not null,
      switched_by ${bigint} not null references staff (staff_no),
      cursor_at ${bigint} not null,
      cursor_source ${int} not null,
      cursor_account ${bigint} not null,
      cursor_subject ${bigint} not null,
      sent_count ${bigint} not null,
      set_aside_count ${bigint} not null,
      waiting_count ${bigint} not null,
      last_sent_at ${bigint},
      last_error ${text},
      last_error_at ${bigint}
    )`,
  ];
}
