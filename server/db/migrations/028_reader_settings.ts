import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** How each student likes books to be set: one row, kept whole as JSON. */
export function readerSettings(engine: Engine): SchemaStep {
  const { bigint, text } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table reader_setting (
            account_no ${bigint} primary key references account (account_no),
            settings ${text} not null,
            updated_at ${bigint} not null
          )`,
        )
        .execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('reader_setting').execute();
    },
  };
}
