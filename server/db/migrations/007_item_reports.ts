import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { itemReportTableSql } from './tables/itemReportTableSql.ts';

/** Reports about items, and withdrawn items. */
export function itemReports(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of itemReportTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('item_withdrawal').execute();
      await db.schema.dropTable('item_report').execute();
    },
  };
}
