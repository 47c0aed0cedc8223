import type { SqlTypes } from '../SqlTypes.ts';

/** Work that comes back by the clock. One row a job, whoever of several nodes does it. */
export function jobTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table job (
      name ${text} primary key,
      due_at ${bigint} not null,
      lease_until ${bigint} not null default 0,
      lease_token ${text},
      started_at ${bigint},
      last_ok_at ${bigint},
      failed_count ${int} not null default 0 check (failed_count >= 0),
      last_error ${text}
    )`,
  ];
}
