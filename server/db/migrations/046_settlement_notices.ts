import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { settlementNoticeSql } from './tables/settlementNoticeSql.ts';

/** Decisions of the staff that are shown to pupils. */
export function settlementNotices(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of settlementNoticeSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('settlement_notice').execute();
    },
  };
}
