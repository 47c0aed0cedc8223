import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { contestLevelReviewSql } from './tables/contestLevelReviewSql.ts';

/** Contest levels that wait for a second test or for a person. */
export function contestLevelReviews(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of contestLevelReviewSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('contest_level_try').dropColumn('doubted').execute();
      await db.schema.dropTable('contest_level_review').execute();
    },
  };
}
