import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Where the first voyage of each account stands. */
export function firstVoyage(engine: Engine): SchemaStep {
  const { text, bigint } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      const statement = `create table voyage (
        account_no ${bigint} primary key references account (account_no),
        story ${text} not null,
        stand ${text} not null,
        started_at ${bigint} not null,
        ended_at ${bigint}
      )`;
      await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('voyage').execute();
    },
  };
}
