import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { searchTableSql } from './tables/searchTableSql.ts';

/** Books are searched in memory: the database tells when that must be read again, and no longer holds an index. */
export function search(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of searchTableSql(engine, sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
  };
}
