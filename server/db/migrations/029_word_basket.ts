import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Words that students keep from what they read. */
export function wordBasket(engine: Engine): SchemaStep {
  const { text, bigint, int } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        `create table word_basket (
          account_no ${bigint} not null references account (account_no),
          word ${text} not null,
          meaning ${text} not null,
          sentence ${text},
          book_no ${bigint} not null references book (book_no),
          page_no ${int},
          met_in ${text},
          added_at ${bigint} not null,
          primary key (account_no, word)
        )`,
        'create index word_basket_added on word_basket (account_no, added_at)',
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('word_basket').execute();
    },
  };
}
