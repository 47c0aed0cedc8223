import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { searchTableSql } from './tables/searchTableSql.ts';

/** Books are searched in memory: the database tells when that must be read again, and no longer holds an index. */
export function search(engine: Engine): SchemaStep {
  return {
    takesAway:
      'The index in the database, unused since books are searched in memory; from before there were several nodes.',
    async up(db: Kysely<unknown>) {
      for (const statement of searchTableSql(engine, sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
  };
}
