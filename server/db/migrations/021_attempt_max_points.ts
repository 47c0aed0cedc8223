import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** What a book was worth when a mission of it was begun; empty where that is what it is worth now. */
export function attemptMaxPoints(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table mission_attempt add column max_point ${sqlTypes[engine].int}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('mission_attempt').dropColumn('max_point').execute();
    },
  };
}
