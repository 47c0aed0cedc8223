import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { rosterUploadSql } from './tables/rosterUploadSql.ts';

/** Rosters uploaded in the browser, for as long as they can be undone. */
export function rosterUploads(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of rosterUploadSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['roster_upload_row', 'roster_upload']) await db.schema.dropTable(table).execute();
    },
  };
}
