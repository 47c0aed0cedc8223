import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { accessRecordSql } from './tables/accessRecordSql.ts';
import { operatorTableSql } from './tables/operatorTableSql.ts';

/** Who came in from where, and who handles data. */
export function accessRecords(engine: Engine): SchemaStep {
  const statements = [...accessRecordSql(sqlTypes[engine]), ...operatorTableSql(sqlTypes[engine])];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['operator_token', 'operator_session', 'operator_account', 'access_record']) {
        await db.schema.dropTable(table).execute();
      }
      for (const index of ['audit_log_academy', 'audit_log_actor']) await db.schema.dropIndex(index).execute();
      await db.schema.alterTable('audit_log').dropColumn('place').execute();
    },
  };
}
