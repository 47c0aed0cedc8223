import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { noteTableSql } from './tables/noteTableSql.ts';

/** How an engine writes `{"kind":"REPORT","text":…}` from a column. */
const asReport: Readonly<Record<Engine, string>> = {
  sqlite: "json_object('kind', 'REPORT', 'text', answer.value)",
  postgres: "json_build_object('kind', 'REPORT', 'text', answer.value)::text",
};

/** Reading notes. What was written into reports until now becomes their one text. */
export function notes(engine: Engine): Migration {
  const takeReports = `
    insert into reading_note (account_no, book_no, note_id, kind, content, version, deleted, created_at, updated_at)
    select attempt.account_no, attempt.book_no, 'report', 'REPORT', ${asReport[engine]}, 1, 0, attempt.started_at, answer.saved_at
    from mission_attempt attempt
    join mission_answer answer on answer.attempt_no = attempt.attempt_no and answer.item_key = 'report'
    where attempt.kind = 'REPORT' and attempt.hidden = 0 and answer.value <> '' and not exists (
      select 1 from mission_attempt later
      where later.account_no = attempt.account_no and later.book_no = attempt.book_no and later.kind = attempt.kind
        and later.hidden = 0 and later.attempt_no > attempt.attempt_no
    )`;
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of [...noteTableSql(sqlTypes[engine]), takeReports]) await sql.raw(statement).execute(db);
    },
  };
}
