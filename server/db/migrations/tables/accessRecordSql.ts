import type { SqlTypes } from '../SqlTypes.ts';

/** Access of people, and the place of operators in the audit log. */
export function accessRecordSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table access_record (
      record_no ${id},
      account_no ${bigint},
      site ${text} not null,
      kind ${text} not null,
      detail ${text} not null default '',
      address ${text} not null,
      device ${text} not null,
      first_at ${bigint} not null,
      last_at ${bigint} not null,
      try_count ${int} not null default 1,
      refusal_key ${text} unique
    )`,
    'create index access_record_account on access_record (account_no, last_at)',
    'create index access_record_last on access_record (last_at)',
    `alter table audit_log add column place ${text}`,
    'create index audit_log_academy on audit_log (academy_no, log_no)',
    'create index audit_log_actor on audit_log (actor_kind, actor, log_no)',
  ];
}
