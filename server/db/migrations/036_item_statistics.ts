import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { itemStatisticsTableSql } from './tables/itemStatisticsTableSql.ts';

/** Answers counted per item without names, measured difficulties, and the form of each test. */
export function itemStatistics(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of itemStatisticsTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('contest_level_try').dropColumn('version').execute();
      await db.schema.alterTable('diagnosis_answer').dropColumn('raq').execute();
      await db.schema.alterTable('diagnosis_apply').dropColumn('form_no').execute();
      for (const index of ['mission_attempt', 'diagnosis_apply', 'contest_level_try']) {
        await db.schema.dropIndex(`${index}_to_count`).execute();
      }
      for (const table of ['item_measure', 'item_answer_count']) await db.schema.dropTable(table).execute();
    },
  };
}
