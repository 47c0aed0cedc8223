import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { answerVersionTableSql } from './tables/answerVersionTableSql.ts';

/** Earlier texts of think-about answers; those of reports came with the notes. */
export function reportVersions(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of answerVersionTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('mission_answer_version').execute();
    },
  };
}
