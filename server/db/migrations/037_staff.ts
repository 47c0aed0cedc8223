import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { staffTableSql } from './tables/staffTableSql.ts';

const TABLES = [
  'staff_record',
  'staff_challenge',
  'staff_login',
  'staff_invite',
  'staff_passkey',
  'class_teacher',
  'staff_post',
  'staff',
];

/** Teachers, directors and librarians of institutions. */
export function staff(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of staffTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of TABLES) await db.schema.dropTable(table).execute();
    },
  };
}
