import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { aquariumTankDownSql, aquariumTankSql } from './tables/aquariumTankSql.ts';

/** Further tanks, and gifts of levels. */
export function aquariumTanks(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of aquariumTankSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const statement of aquariumTankDownSql()) await sql.raw(statement).execute(db);
    },
  };
}
