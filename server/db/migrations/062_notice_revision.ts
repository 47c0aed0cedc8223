import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/**
 * Counts every change of the notices, whose lists are the same for everybody and are kept in memory. The one row is
 * locked until the change is committed, so that a revision that was read is never given to a later change.
 */
const CHANGES = ['insert', 'update', 'delete'];

export function noticeRevision(engine: Engine): SchemaStep {
  const { bigint, int } = sqlTypes[engine];
  const create = (change: string) =>
    engine === 'sqlite'
      ? `create trigger notice_revision_${change} after ${change} on notice
         begin update notice_revision set revision = revision + 1; end`
      : `create trigger notice_revision_${change} after ${change} on notice
         for each statement execute function count_notice_revision()`;
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        `create table notice_revision (id ${int} primary key check (id = 1), revision ${bigint} not null)`,
        'insert into notice_revision (id, revision) values (1, 1)',
        ...(engine === 'postgres'
          ? [
              `create function count_notice_revision() returns trigger language plpgsql as
               $$ begin update notice_revision set revision = revision + 1; return null; end $$`,
            ]
          : []),
        ...CHANGES.map(create),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      const place = engine === 'sqlite' ? '' : ' on notice';
      for (const change of CHANGES) await sql.raw(`drop trigger notice_revision_${change}${place}`).execute(db);
      if (engine === 'postgres') await sql.raw('drop function count_notice_revision').execute(db);
      await db.schema.dropTable('notice_revision').execute();
    },
  };
}
