import { type Kysely, sql } from 'kysely';
import { ACTIVE_SPAN_DAYS } from '#domain/library/listActiveDays.ts';
import { DAY } from '#domain/time/duration.ts';
import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/**
 * Keeps the days on which somebody read, finished a book or handed in a mission, thirty to a row, each day one bit: the
 * calendar needs all of a life for the longest stretch. The database adds them by itself: nodes of the version before
 * know nothing of the table. A day that was added stays, as deleting a mission from the history takes no day away.
 */
export function activeDays(engine: Engine): SchemaStep {
  const { bigint, int } = sqlTypes[engine];
  const sources = sourcesOf(engine);
  return {
    async up(db: Kysely<unknown>) {
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run(
        `create table active_days (
          account_no ${bigint} not null references account (account_no),
          span ${int} not null,
          days ${int} not null,
          primary key (account_no, span)
        )`,
      );
      for (const { table, column, day } of sources) {
        const add = adding(day(`new.${column}`));
        if (engine === 'postgres') {
          await run(
            `create function add_active_day_of_${table}() returns trigger language plpgsql as
             $$ begin ${add}; return null; end $$`,
          );
        }
        for (const { name, when } of triggersOf(table, column)) {
          const trigger = `create trigger ${name} ${when}`;
          await run(
            engine === 'sqlite'
              ? `${trigger} begin ${add}; end`
              : `${trigger} execute function add_active_day_of_${table}()`,
          );
        }
      }
      const known = sources.map(
        ({ table, column, day }) =>
          `select account_no, ${day(column)} as day from ${table} where ${column} is not null`,
      );
      await run(
        `insert into active_days (account_no, span, days)
         select account_no, day / ${ACTIVE_SPAN_DAYS}, cast(sum(${bitOf('day')}) as integer)
         from (${known.join(' union ')}) as active group by account_no, day / ${ACTIVE_SPAN_DAYS}`,
      );
    },
    async down(db: Kysely<unknown>) {
      for (const { table, column } of sources) {
        for (const { name } of triggersOf(table, column)) {
          await sql.raw(`drop trigger ${name}${engine === 'sqlite' ? '' : ` on ${table}`}`).execute(db);
        }
        if (engine === 'postgres') await sql.raw(`drop function add_active_day_of_${table}`).execute(db);
      }
      await db.schema.dropTable('active_days').execute();
    },
  };
}

/** Where a day comes from, and its number since 1970 in Seoul, which has no summer time. */
function sourcesOf(engine: Engine) {
  const ofKey = (key: string) =>
    engine === 'sqlite'
      ? `cast(julianday(${key}) - 2440587.5 as integer)`
      : `(cast(${key} as date) - date '1970-01-01')`;
  const ofInstant = (instant: string) => `((${instant} + ${SEOUL_OFFSET}) / ${DAY})`;
  return [
    { table: 'reading_day', column: 'day_key', day: ofKey },
    { table: 'reading_progress', column: 'finished_at', day: ofInstant },
    { table: 'mission_attempt', column: 'submitted_at', day: ofInstant },
  ];
}

function triggersOf(table: string, column: string) {
  const known = `new.${column} is not null`;
  return [
    { name: `active_days_${table}_insert`, when: `after insert on ${table} for each row when (${known})` },
    {
      name: `active_days_${table}_update`,
      when: `after update of ${column} on ${table}
        for each row when (${known} and new.${column} is distinct from old.${column})`,
    },
  ];
}

const bitOf = (day: string) => `1 << cast(${day} % ${ACTIVE_SPAN_DAYS} as integer)`;

/** Writes nothing where the day is known. */
const adding = (day: string) => `insert into active_days (account_no, span, days)
  select new.account_no, ${day} / ${ACTIVE_SPAN_DAYS}, ${bitOf(day)} where true
  on conflict (account_no, span) do update set days = active_days.days | excluded.days
  where (active_days.days & excluded.days) = 0`;
