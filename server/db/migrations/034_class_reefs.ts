import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { reefTableSql } from './tables/reefTableSql.ts';

/** The reef of a class. */
export function classReefs(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of reefTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['reef_piece', 'reef_book']) await db.schema.dropTable(table).execute();
      await db.schema.alterTable('class_membership').dropColumn('reef_seen').execute();
    },
  };
}
