import type { SqlTypes } from '../SqlTypes.ts';

/** Earlier texts of answers in the student's own words. */
export function answerVersionTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table mission_answer_version (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      item_key ${text} not null,
      version ${int} not null check (version >= 1),
      value ${text} not null,
      saved_at ${bigint} not null,
      primary key (attempt_no, item_key, version)
    )`,
  ];
}
