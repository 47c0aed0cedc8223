import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { appendOnlySql } from './tables/appendOnlySql.ts';
import { contestTableSql } from './tables/contestTableSql.ts';

/** Counted in pages of changed rows: the planner has to know of a ranking that changes all day. */
const TUNED_VACUUM = `alter table contest_participant set (autovacuum_vacuum_scale_factor = 0.02, fillfactor = 90)`;

/** The reading-game contest: its plan, who takes part, points, ranking, level tests and what is under review. */
export function contest(engine: Engine): Migration {
  const tables = contestTableSql(sqlTypes[engine]);
  const statements = [
    ...tables,
    ...appendOnlySql(engine, 'contest_entry'),
    ...(engine === 'postgres' ? [TUNED_VACUUM] : []),
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      const names = tables.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
      for (const name of names.reverse()) await db.schema.dropTable(name).execute();
      if (engine === 'postgres') await sql.raw('drop function contest_entry_append_only()').execute(db);
    },
  };
}
