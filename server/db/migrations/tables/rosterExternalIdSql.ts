import type { SqlTypes } from '../SqlTypes.ts';

/** Under which ids other systems know pupils. */
export function rosterExternalIdSql({ text, bigint }: SqlTypes): string[] {
  return [
    `create table roster_external_id (
      academy_no ${bigint} not null references institution (academy_no),
      mark ${text} not null,
      account_no ${bigint} not null references account (account_no),
      kept_at ${bigint} not null,
      primary key (academy_no, mark)
    )`,
    'create index roster_external_id_account on roster_external_id (account_no)',
  ];
}
