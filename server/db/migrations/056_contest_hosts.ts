import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { contestHostSql } from './tables/contestHostSql.ts';

const COLUMNS = ['academy_no', 'class_nos', 'prizes', 'staff_no', 'request_key'];

/** Contests of institutions and of classes, and the ladder of their teams. */
export function contestHosts(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of contestHostSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('contest_team').execute();
      for (const index of ['contest_academy', 'contest_request']) await db.schema.dropIndex(index).execute();
      for (const column of COLUMNS) await db.schema.alterTable('contest').dropColumn(column).execute();
    },
  };
}
