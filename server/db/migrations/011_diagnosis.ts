import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { diagnosisTableSql } from './tables/diagnosisTableSql.ts';

/** Reading diagnosis and book personality. */
export function diagnosis(engine: Engine): Migration {
  const statements = diagnosisTableSql(sqlTypes[engine]);
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      const names = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
      for (const name of names.reverse()) await db.schema.dropTable(name).execute();
    },
  };
}
