import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { adviceTableSql } from './tables/adviceTableSql.ts';

/** Reviews of books, and recommendations. */
export function advice(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of adviceTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
  };
}
