import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { accountGuardSql } from './tables/accountGuardSql.ts';

const COLUMNS = ['withdrawal_requested_by', 'contact_refusal_day', 'contact_refusal_count'];

/** Who asked for a withdrawal, and how often an account was told today that somebody else has a contact. */
export function accountGuards(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of accountGuardSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const column of COLUMNS) await db.schema.alterTable('account').dropColumn(column).execute();
    },
  };
}
