import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** What a link for parents was made for; empty in those from before, which open everything until their time is over. */
export function parentShareScopes(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table parent_share add column scope ${sqlTypes[engine].text}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('parent_share').dropColumn('scope').execute();
    },
  };
}
