import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { complimentaryTicketSql } from './tables/complimentaryTicketSql.ts';
import { jobTableSql } from './tables/jobTableSql.ts';

/** Recurring work, once across nodes; tickets that cost nothing. */
export function jobs(engine: Engine): Migration {
  const types = sqlTypes[engine];
  const statements = [...jobTableSql(types), ...complimentaryTicketSql(types)];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('complimentary_ticket').execute();
      await db.schema.dropTable('job').execute();
    },
  };
}
