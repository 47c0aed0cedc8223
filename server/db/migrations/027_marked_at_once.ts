import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Whether the items of a round are marked as they are answered; rounds of earlier versions are marked at the end. */
export function markedAtOnce(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      const flag = `${sqlTypes[engine].int} not null default 0 check (marked_at_once in (0, 1))`;
      await sql.raw(`alter table mission_attempt add column marked_at_once ${flag}`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('mission_attempt').dropColumn('marked_at_once').execute();
    },
  };
}
