import type { SqlTypes } from '../SqlTypes.ts';

/** Reading diagnosis and book personality: tests under way, answers, results. */
export function diagnosisTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table test_material (
      kind ${text} not null check (kind in ('DIAGNOSIS', 'PERSONALITY')),
      version ${text} not null,
      content ${text} not null,
      primary key (kind, version)
    )`,

    `create table diagnosis_apply (
      apply_no ${id},
      account_no ${bigint} not null references account (account_no),
      status ${text} not null check (status in ('OPEN', 'DONE', 'PAUSED')),
      mode ${text} not null check (mode in ('FIXED', 'ADAPTIVE')),
      band ${text} not null,
      version ${text} not null,
      grade ${text} not null,
      started_at ${bigint} not null,
      closed_at ${bigint},
      raq ${int} check (raq between 0 and 1499),
      error ${int} check (error >= 0),
      pause_reason ${text} check (pause_reason in ('TOO_FAST', 'SAME_CHOICE')),
      check ((status = 'OPEN') = (closed_at is null)),
      check ((status = 'DONE') = (raq is not null and error is not null)),
      check ((status = 'PAUSED') = (pause_reason is not null))
    )`,
    `create unique index diagnosis_apply_open on diagnosis_apply (account_no) where status = 'OPEN'`,
    'create index diagnosis_apply_account on diagnosis_apply (account_no, status, closed_at)',

    `create table diagnosis_answer (
      apply_no ${bigint} not null references diagnosis_apply (apply_no),
      account_no ${bigint} not null references account (account_no),
      place ${int} not null,
      item_key ${text} not null,
      value ${text} not null,
      seq ${bigint} not null,
      answered_at ${bigint},
      correct ${int} check (correct in (0, 1)),
      primary key (apply_no, item_key),
      unique (apply_no, place)
    )`,
    'create index diagnosis_answer_account on diagnosis_answer (account_no)',

    `create table personality_result (
      result_no ${id},
      account_no ${bigint} not null references account (account_no),
      status ${text} not null check (status in ('OPEN', 'DONE')),
      version ${text} not null,
      seed ${bigint} not null,
      started_at ${bigint} not null,
      closed_at ${bigint},
      type_code ${text},
      type_name ${text},
      sliders ${text},
      check ((status = 'OPEN') = (closed_at is null)),
      check ((status = 'DONE') = (type_code is not null and type_name is not null and sliders is not null))
    )`,
    `create unique index personality_result_open on personality_result (account_no) where status = 'OPEN'`,
    'create index personality_result_account on personality_result (account_no, status, closed_at)',

    `create table personality_answer (
      result_no ${bigint} not null references personality_result (result_no),
      account_no ${bigint} not null references account (account_no),
      item_key ${text} not null,
      value ${text} not null,
      seq ${bigint} not null,
      saved_at ${bigint} not null,
      primary key (result_no, item_key)
    )`,
    'create index personality_answer_account on personality_answer (account_no)',
  ];
}
