import type { Kysely } from 'kysely';
import type { SchemaStep } from './SchemaStep.ts';

/**
 * Pupils of an institution are counted in the index alone: with their state in it, no account is read. Among a million
 * accounts those of one institution lie on as many pages as it has pupils.
 */
export function pupilsCounted(): SchemaStep {
  const replace = async (db: Kysely<unknown>, columns: string[]) => {
    await db.schema.dropIndex('account_academy').execute();
    await db.schema.createIndex('account_academy').on('account').columns(columns).execute();
  };
  return {
    up: (db: Kysely<unknown>) => replace(db, ['academy_no', 'status']),
    down: (db: Kysely<unknown>) => replace(db, ['academy_no']),
  };
}
