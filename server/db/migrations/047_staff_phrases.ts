import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Phrases that somebody of the staff often writes to texts. */
export function staffPhrases(engine: Engine): SchemaStep {
  const { text } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table staff add column phrases ${text}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('staff').dropColumn('phrases').execute();
    },
  };
}
