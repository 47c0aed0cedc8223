import type { SqlTypes } from '../SqlTypes.ts';

/** Sheets of paper, each with an attempt of a pupil. One that was taken back makes room for another of the same attempt. */
export function paperSheetSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table paper_sheet (
      sheet_no ${id},
      code ${text} not null,
      academy_no ${bigint} not null references institution (academy_no),
      account_no ${bigint} not null references account (account_no),
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      printed_by ${bigint} not null references staff (staff_no),
      printed_at ${bigint} not null,
      entry_key ${text},
      entered_by ${bigint} references staff (staff_no),
      entered_at ${bigint},
      withdrawn_at ${bigint},
      unique (academy_no, code)
    )`,
    'create unique index paper_sheet_attempt on paper_sheet (attempt_no) where withdrawn_at is null',
    'create index paper_sheet_account on paper_sheet (account_no, printed_at)',
  ];
}
