import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { textVersionSql } from './tables/textVersionSql.ts';

/** Texts that are returned for another version, and remarks beside their sentences. */
export function textVersions(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of textVersionSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const column of ['remarks', 'version'])
        await db.schema.alterTable('text_reply').dropColumn(column).execute();
      for (const table of ['text_version', 'text_stand']) await db.schema.dropTable(table).execute();
    },
  };
}
