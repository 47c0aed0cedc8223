import type { SqlTypes } from '../SqlTypes.ts';

/** Counted answers and measured difficulties of items, and what a test needs to know of the form it was made of. */
export function itemStatisticsTableSql({ text, bigint, int }: SqlTypes): string[] {
  const source = `source ${text} not null check (source in ('QUIZ', 'OX', 'DIAGNOSIS'))`;
  return [
    `create table item_answer_count (
      ${source},
      owner_no ${bigint} not null,
      item_key ${text} not null,
      fingerprint ${text} not null,
      bin ${int} not null check (bin >= 0),
      choice ${text} not null,
      answers ${int} not null check (answers > 0),
      primary key (source, owner_no, item_key, fingerprint, bin, choice)
    )`,
    `create table item_measure (
      ${source},
      owner_no ${bigint} not null,
      item_key ${text} not null,
      fingerprint ${text} not null,
      answers ${int} not null check (answers > 0),
      raq ${int} not null check (raq between 0 and 1499),
      error ${int} not null check (error >= 0),
      misfit ${text},
      measured_at ${bigint} not null,
      primary key (source, owner_no, item_key)
    )`,
    'create index item_measure_misfit on item_measure (misfit, answers) where misfit is not null',
    // The words of the condition are those of `attemptsToCount`.
    `create index mission_attempt_to_count on mission_attempt (submitted_at, attempt_no)
      where kind in ('QUIZ', 'OX') and round = 1`,
    `create index diagnosis_apply_to_count on diagnosis_apply (closed_at, apply_no) where status = 'DONE'`,
    `create index contest_level_try_to_count on contest_level_try (submitted_at, try_no) where outcome = 'GIVEN'`,
    `alter table diagnosis_apply add column form_no ${int}`,
    `alter table diagnosis_answer add column raq ${int}`,
    `alter table contest_level_try add column version ${text}`,
  ];
}
