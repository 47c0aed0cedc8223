import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { feastTableSql } from './tables/feastTableSql.ts';

/** Visitors of feasts and their keepsakes. */
export function feasts(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(feastTableSql(sqlTypes[engine])).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('aquarium_feast').execute();
    },
  };
}
