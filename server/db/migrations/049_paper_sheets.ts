import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { paperSheetSql } from './tables/paperSheetSql.ts';

/** Missions on paper: the printed sheets, and which rounds were handed in from one. */
export function paperSheets(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      const flag = `alter table mission_attempt add column on_paper ${sqlTypes[engine].int} not null default 0
        check (on_paper in (0, 1))`;
      for (const statement of [...paperSheetSql(sqlTypes[engine]), flag]) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('paper_sheet').execute();
      await db.schema.alterTable('mission_attempt').dropColumn('on_paper').execute();
    },
  };
}
