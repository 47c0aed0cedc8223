import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { goldenBellSql } from './tables/goldenBellSql.ts';

/** Rounds of the golden bell. */
export function goldenBell(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of goldenBellSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['bell_answer', 'bell_person', 'bell_question', 'bell_room_class', 'bell_room'])
        await db.schema.dropTable(table).execute();
    },
  };
}
