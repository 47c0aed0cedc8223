import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { inquiryTableSql } from './tables/inquiryTableSql.ts';

/** Inquiries of visitors, and articles. */
export function inquiries(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of inquiryTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('intro_article').execute();
      await db.schema.dropTable('inquiry').execute();
    },
  };
}
