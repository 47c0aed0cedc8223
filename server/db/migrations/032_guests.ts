import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { guestTableSql } from './tables/guestTableSql.ts';

/** Guests from books, and finds on the sand. */
export function guests(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of guestTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['aquarium_find', 'aquarium_treat', 'aquarium_guest', 'book_guest']) {
        await db.schema.dropTable(table).execute();
      }
    },
  };
}
