import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { aquariumSocialTableSql } from './tables/aquariumSocialTableSql.ts';

const tables = [
  'cheer',
  'neighbour_report',
  'neighbour_block',
  'friend_request',
  'friendship',
  'word_review',
  'word_mission',
  'aquarium_gift',
  'aquarium_pause',
  'aquarium_profile',
];

/** Looks, rests, word missions, neighbours and cheers of the aquarium. */
export function aquariumSocial(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of aquariumSocialTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of tables) await db.schema.dropTable(table).execute();
    },
  };
}
