import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { textReplySql } from './tables/textReplySql.ts';

/** Replies of the staff to think-abouts and reports. */
export function textReplies(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of textReplySql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('text_reply').execute();
    },
  };
}
