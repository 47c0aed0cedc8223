import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { accountTableSql } from './tables/accountTableSql.ts';
import { aquariumTableSql } from './tables/aquariumTableSql.ts';
import { bookTableSql } from './tables/bookTableSql.ts';
import { missionTableSql } from './tables/missionTableSql.ts';

export function firstTables(engine: Engine): Migration {
  const types = sqlTypes[engine];
  const statements = [accountTableSql, bookTableSql, missionTableSql, aquariumTableSql].flatMap((write) =>
    write(types),
  );
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      const names = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
      for (const name of names.reverse()) await db.schema.dropTable(name).execute();
    },
  };
}
