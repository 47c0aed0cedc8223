import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { appendOnlySql } from './tables/appendOnlySql.ts';
import { joiningTableSql } from './tables/joiningTableSql.ts';

/** Joining, finding, keeping and leaving an account. What was there before stays as it is. */
export function joining(engine: Engine): Migration {
  const statements = [
    ...joiningTableSql(sqlTypes[engine]),
    ...appendOnlySql(engine, 'consent'),
    ...appendOnlySql(engine, 'audit_log'),
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
