import type { Kysely } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';

/** Which books of a contest a reader has in the place of those that were read before. */
export function contestReserves(_engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('contest_participant').addColumn('replacements', 'text').execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('contest_participant').dropColumn('replacements').execute();
    },
  };
}
