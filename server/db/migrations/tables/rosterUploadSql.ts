import type { SqlTypes } from '../SqlTypes.ts';

/** Rosters that were uploaded, and the accounts that each made or changed. */
export function rosterUploadSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table roster_upload (
      upload_no ${id},
      academy_no ${bigint} not null references institution (academy_no),
      upload_key ${text} not null,
      staff_no ${bigint} not null references staff (staff_no),
      begun_at ${bigint} not null,
      undone_at ${bigint},
      unique (academy_no, upload_key)
    )`,
    'create index roster_upload_begun on roster_upload (begun_at)',
    `create table roster_upload_row (
      upload_no ${bigint} not null references roster_upload (upload_no),
      row_key ${text} not null,
      account_no ${bigint} not null references account (account_no),
      outcome ${text} not null,
      primary key (upload_no, row_key)
    )`,
    'create index roster_upload_row_account on roster_upload_row (account_no)',
  ];
}
