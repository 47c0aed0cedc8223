import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Where who pays gets receipts; empty in consents from before, whose mails go to the address of the account. */
export function payerEmail(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table purchase_consent add column email_sealed ${sqlTypes[engine].text}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('purchase_consent').dropColumn('email_sealed').execute();
    },
  };
}
