import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/**
 * Counts every change of what is kept in memory of the catalogue: books, what they have pages and missions of, withdrawn
 * items. More than a search reads, which keeps the revision of its own. The one row is locked until the change is
 * committed, so that a revision that was read is never given to a later change.
 */
const WATCHED = {
  book: ['insert', 'update', 'delete'],
  book_mission: ['insert', 'update', 'delete'],
  item_withdrawal: ['insert', 'update', 'delete'],
  book_page: ['insert', 'delete'],
};

const triggers = Object.entries(WATCHED).flatMap(([table, changes]) =>
  changes.map((change) => ({ name: `catalogue_${table}_${change}`, change, table })),
);

export function catalogueRevision(engine: Engine): SchemaStep {
  const { bigint } = sqlTypes[engine];
  const create = ({ name, change, table }: (typeof triggers)[number]) =>
    engine === 'sqlite'
      ? `create trigger ${name} after ${change} on ${table}
         begin update book_revision set catalogue = catalogue + 1; end`
      : `create trigger ${name} after ${change} on ${table}
         for each statement execute function count_catalogue_revision()`;
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table book_revision add column catalogue ${bigint} not null default 1`).execute(db);
      if (engine === 'postgres') {
        await sql
          .raw(
            `create function count_catalogue_revision() returns trigger language plpgsql as
             $$ begin update book_revision set catalogue = catalogue + 1; return null; end $$`,
          )
          .execute(db);
      }
      for (const trigger of triggers) await sql.raw(create(trigger)).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const { name, table } of triggers) {
        const place = engine === 'sqlite' ? '' : ` on ${table}`;
        await sql.raw(`drop trigger ${name}${place}`).execute(db);
      }
      if (engine === 'postgres') await sql.raw('drop function count_catalogue_revision').execute(db);
      await db.schema.alterTable('book_revision').dropColumn('catalogue').execute();
    },
  };
}
