import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';

/**
 * `listed` of a reader's months now also follows the states of the account and of its institution, whoever changes them:
 * readers of a hall are then counted in its index alone, without looking at an account for each. Until here it was only
 * the reader's own wish. Nodes of the version before look at the states themselves, and write for readers who are signed
 * in, whose states let them be seen.
 */
export function hallShown(engine: Engine): SchemaStep {
  const watched = Object.entries(WATCHED);
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, { columns, readers }] of watched) {
        const changed = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
        const trigger = `create trigger legend_${table} after update of ${columns.join(', ')} on ${table}
          for each row when (${changed})`;
        const list = `update legend_month set listed = ${LISTED} where account_no in (${readers})`;
        if (engine === 'sqlite') await sql.raw(`${trigger} begin ${list}; end`).execute(db);
        else {
          await sql
            .raw(
              `create function list_legends_of_${table}() returns trigger language plpgsql as
               $$ begin ${list}; return null; end $$`,
            )
            .execute(db);
          await sql.raw(`${trigger} execute function list_legends_of_${table}()`).execute(db);
        }
      }
      await sql.raw(`update legend_month set listed = 0 where listed = 1 and ${LISTED} = 0`).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const [table] of watched) {
        await sql.raw(`drop trigger legend_${table}${engine === 'sqlite' ? '' : ` on ${table}`}`).execute(db);
        if (engine === 'postgres') await sql.raw(`drop function list_legends_of_${table}`).execute(db);
      }
      await sql
        .raw(
          `update legend_month set listed = 1
           where account_no not in (select account_no from legend_hidden)`,
        )
        .execute(db);
    },
  };
}

const WATCHED = {
  account: { columns: ['status', 'academy_no'], readers: 'new.account_no' },
  institution: { columns: ['status'], readers: 'select account_no from account where academy_no = new.academy_no' },
};

/** Whether others may see the reader of a row of `legend_month`, as 1 or 0. */
const LISTED = `(
  select case when not exists (select 1 from legend_hidden where legend_hidden.account_no = reader.account_no)
    and (reader.status = 'ACTIVE' or (reader.site = 'home' and reader.status = 'NO_AFFILIATION'))
    and (reader.academy_no is null or exists (select 1 from institution
      where institution.academy_no = reader.academy_no and institution.status = 'ACTIVE')) then 1 else 0 end
  from account as reader where reader.account_no = legend_month.account_no)`;
