import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** The picture of a page, its file and what is seen on it as JSON; and the form of books that are no prose. */
export function pagePictures(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table book_page add column picture ${sqlTypes[engine].text}`).execute(db);
      await sql.raw(`alter table book add column form ${sqlTypes[engine].text}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('book').dropColumn('form').execute();
      await db.schema.alterTable('book_page').dropColumn('picture').execute();
    },
  };
}
