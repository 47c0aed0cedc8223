import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { lastingLedgerSql, retiredPaymentSql } from './tables/retiredPaymentSql.ts';

/** Contracts and payments go once the law no longer wants them kept; their sums stay. */
export function retiredPayments(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of retiredPaymentSql(sqlTypes[engine], engine)) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const statement of lastingLedgerSql(engine)) await sql.raw(statement).execute(db);
      await db.schema.dropIndex('payment_order_settled').execute();
      await db.schema.dropIndex('subscription_ended').execute();
      await db.schema.dropTable('payment_retired').execute();
      if (engine === 'postgres') await sql.raw('drop function payment_retired_append_only()').execute(db);
    },
  };
}
