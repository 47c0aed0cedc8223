import type { SqlTypes } from '../SqlTypes.ts';

/** Addresses under which calendars read the homework of a class. */
export function calendarLinkSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table calendar_link (
      link_no ${id},
      academy_no ${bigint} not null references institution (academy_no),
      class_no ${bigint} not null references school_class (class_no),
      staff_no ${bigint} not null references staff (staff_no),
      key_hash ${text} not null unique,
      created_at ${bigint} not null,
      ended_at ${bigint},
      last_opened_at ${bigint}
    )`,
    'create unique index calendar_link_live on calendar_link (class_no, staff_no) where ended_at is null',
    'create index calendar_link_academy on calendar_link (academy_no)',
  ];
}
