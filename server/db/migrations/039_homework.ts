import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { homeworkSql } from './tables/homeworkSql.ts';

/** Homework for classes and pupils. */
export function homework(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of homeworkSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['homework_pupil', 'homework_task', 'homework']) await db.schema.dropTable(table).execute();
    },
  };
}
