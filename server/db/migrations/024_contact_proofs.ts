import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { contactProofDownSql, contactProofSql } from './tables/contactProofSql.ts';

/**
 * Contacts that somebody has proved, which alone are unique now; and who tried to sign in from which network, so that
 * nobody is kept out by somebody else.
 */
export function contactProofs(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of contactProofSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const statement of contactProofDownSql()) await sql.raw(statement).execute(db);
    },
  };
}
