import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { communityTableSql } from './tables/communityTableSql.ts';

/** Hall of fame, answers, popups, versions of policies and messages of the customer service. */
export function community(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of communityTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
  };
}
