import { type Kysely, sql } from 'kysely';
import type { SchemaStep } from './SchemaStep.ts';

/**
 * Indexes for reads that went through whole tables. Those of the catalogue no longer begin with `active`, which nearly
 * all books share: SQLite expects few rows behind any value of an index, and read all books where it knew their numbers.
 */
const MADE = [
  'create index book_raq on book (raq, book_no)',
  'create index contest_of_sites on contest (contest_no) where academy_no is null',
  'create index account_demo on account (site, account_no) where demo = 1',
  'create index payment_refund_payment on payment_refund (payment_no)',
  'create index charge_attempt_order on charge_attempt (payment_order_no)',
  // The latest verified books: else all of a pupil are described, sorted and thrown away but for some.
  'create index verification_latest on verification (account_no, verified_at)',
];
const GONE = [
  'create index book_raq on book (active, raq, book_no)',
  'create index book_category on book (active, category, raq, book_no)',
];
const nameOf = (statement: string) => statement.split(' ')[2] ?? '';

export function readsByIndex(): SchemaStep {
  const replace = async (db: Kysely<unknown>, was: readonly string[], becomes: readonly string[]) => {
    for (const statement of was) await db.schema.dropIndex(nameOf(statement)).execute();
    for (const statement of becomes) await sql.raw(statement).execute(db);
  };
  return {
    up: (db: Kysely<unknown>) => replace(db, GONE, MADE),
    down: (db: Kysely<unknown>) => replace(db, MADE, GONE),
  };
}
