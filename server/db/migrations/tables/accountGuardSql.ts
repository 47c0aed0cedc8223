import type { SqlTypes } from '../SqlTypes.ts';

/** Columns that guard accounts. Of the withdrawals under way the audit log knows who asked. */
export function accountGuardSql({ text, int }: SqlTypes): string[] {
  return [
    `alter table account add column contact_refusal_day ${text}`,
    `alter table account add column contact_refusal_count ${int} not null default 0`,
    `alter table account add column withdrawal_requested_by ${text}`,
    `update account set withdrawal_requested_by = (
      select case when audit_log.actor_kind = 'OPERATOR' then 'OPERATOR' else 'SELF' end
      from audit_log
      where audit_log.account_no = account.account_no and audit_log.event = 'WITHDRAWAL_REQUESTED'
      order by audit_log.log_no desc limit 1
    ) where status = 'WITHDRAWAL_REQUEST'`,
  ];
}
