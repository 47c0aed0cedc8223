import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { libraryTableSql } from './tables/libraryTableSql.ts';

/** The shelf and the calendar of a student. */
export function library(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of libraryTableSql(engine)) await sql.raw(statement).execute(db);
    },
  };
}
