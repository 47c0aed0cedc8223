import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { appendOnlySql } from './tables/appendOnlySql.ts';
import { contestMendTableSql } from './tables/contestMendTableSql.ts';

/** Contest points of items that were withdrawn after the mission had counted. */
export function contestMends(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [...contestMendTableSql(sqlTypes[engine]), ...appendOnlySql(engine, 'contest_mend')];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('contest_mend').execute();
      if (engine === 'postgres') await sql.raw('drop function contest_mend_append_only()').execute(db);
    },
  };
}
