import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { neighbourSafetySql } from './tables/neighbourSafetySql.ts';

/** Names that were hidden do not come back, a no to a friend request lasts, and asking is counted by the day. */
export function neighbourSafety(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of neighbourSafetySql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('held_name').execute();
      await db.schema.alterTable('neighbour_report').dropColumn('pet_name').execute();
      await db.schema.alterTable('friend_request').dropColumn('declined_at').execute();
      await db.schema.alterTable('aquarium_profile').dropColumn('asks_count').execute();
      await db.schema.alterTable('aquarium_profile').dropColumn('asks_day').execute();
    },
  };
}
