import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { calendarLinkSql } from './tables/calendarLinkSql.ts';
import { recordPushSql } from './tables/recordPushSql.ts';

/** Calendar addresses of homework, how often a homework was changed, and where the sending of learning records stands. */
export function connections(engine: Engine): SchemaStep {
  const types = sqlTypes[engine];
  const columns = { change_count: `${types.int} not null default 0`, changed_at: types.bigint };
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        ...calendarLinkSql(types),
        ...recordPushSql(types),
        ...Object.entries(columns).map(([name, type]) => `alter table homework add column ${name} ${type}`),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const name of Object.keys(columns)) await db.schema.alterTable('homework').dropColumn(name).execute();
      await db.schema.dropTable('record_push').execute();
      await db.schema.dropTable('calendar_link').execute();
    },
  };
}
