import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { rosterExternalIdSql } from './tables/rosterExternalIdSql.ts';

/** Ids of pupils in other systems, so that a second file finds the same child. */
export function rosterExternalIds(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of rosterExternalIdSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('roster_external_id').execute();
    },
  };
}
