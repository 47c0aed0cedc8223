import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { limitTableSql } from './tables/limitTableSql.ts';

const TABLES = ['ended_login', 'idempotency_day', 'mission_check'];

/** Why a login ended, how many keys of an account were kept today, and which words of a puzzle were checked in vain. */
export function limits(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of limitTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of TABLES) await db.schema.dropTable(table).execute();
      await db.schema.alterTable('idempotency_key').dropColumn('reference').execute();
    },
  };
}
