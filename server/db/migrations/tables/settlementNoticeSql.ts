import type { SqlTypes } from '../SqlTypes.ts';

/** Decisions of the staff that are shown to pupils until they put them away. */
export function settlementNoticeSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table settlement_notice (
      notice_no ${id},
      account_no ${bigint} not null references account (account_no),
      staff_no ${bigint} not null references staff (staff_no),
      subject ${text} not null check (subject in ('HOLD', 'ITEM', 'REVIEW', 'NAME')),
      subject_no ${bigint} not null,
      decision ${text} not null,
      book_no ${bigint},
      reason ${text} not null,
      decided_at ${bigint} not null,
      seen_at ${bigint},
      unique (subject, subject_no)
    )`,
    'create index settlement_notice_account on settlement_notice (account_no, seen_at)',
  ];
}
