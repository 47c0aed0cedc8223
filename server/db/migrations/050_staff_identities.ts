import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Accounts at providers (OpenID Connect) that staff sign in by. */
export function staffIdentities(engine: Engine): SchemaStep {
  const { id, text, bigint } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        `create table staff_identity (
          identity_no ${id},
          site ${text} not null,
          issuer ${text} not null,
          subject ${text} not null,
          staff_no ${bigint} not null references staff (staff_no),
          provider ${text} not null,
          linked_at ${bigint} not null,
          last_used_at ${bigint} not null,
          unique (site, issuer, subject),
          unique (staff_no, issuer)
        )`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('staff_identity').execute();
    },
  };
}
