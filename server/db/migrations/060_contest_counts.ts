import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** In how many rows one count is kept, so that transactions seldom change the same row. */
const SHARDS = 4;
const WIDTHS = [256, 1];

/**
 * Counts the readers of a contest level by spans of 256 points and by single points, beside the buckets of 16 points. The
 * database counts by itself: nodes of the version before, which know nothing of these counters, change points meanwhile.
 * Everybody joins without points and nobody leaves, so only a change of points counts.
 */
export function contestCounts(engine: Engine): SchemaStep {
  const { bigint, int, text } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run(
        `create table contest_count (
          contest_no ${bigint} not null references contest (contest_no),
          level_code ${text} not null,
          width ${int} not null,
          span ${int} not null,
          shard ${int} not null,
          readers ${int} not null check (readers >= 0),
          primary key (contest_no, level_code, width, span, shard)
        )`,
      );
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await run(statement);
      for (const width of WIDTHS) {
        await run(
          `insert into contest_count (contest_no, level_code, width, span, shard, readers)
           select contest_no, level_code, ${width}, point / ${width}, account_no % ${SHARDS}, count(*)
           from contest_participant where point > 0
           group by contest_no, level_code, point / ${width}, account_no % ${SHARDS}`,
        );
      }
    },
    async down(db: Kysely<unknown>) {
      const place = engine === 'sqlite' ? '' : ' on contest_participant';
      await sql.raw(`drop trigger contest_count_readers${place}`).execute(db);
      if (engine === 'postgres') await sql.raw('drop function count_contest_readers').execute(db);
      await db.schema.dropTable('contest_count').execute();
    },
  };
}

/** The counter of points; below every counter where nobody is counted. */
const spanOf = (row: 'old' | 'new', width: number) =>
  `case when ${row}.point > 0 then ${row}.point / ${width} else -1 end`;

const leave = (width: number) => `update contest_count set readers = readers - 1
  where contest_no = old.contest_no and level_code = old.level_code and width = ${width}
    and span = ${spanOf('old', width)} and shard = old.account_no % ${SHARDS}
    and ${spanOf('old', width)} <> ${spanOf('new', width)}`;

const reach = (width: number) => `insert into contest_count (contest_no, level_code, width, span, shard, readers)
  select new.contest_no, new.level_code, ${width}, new.point / ${width}, new.account_no % ${SHARDS}, 1
  where new.point > 0 and ${spanOf('old', width)} <> ${spanOf('new', width)}
  on conflict (contest_no, level_code, width, span, shard) do update set readers = contest_count.readers + 1`;

const trigger = `create trigger contest_count_readers after update of point on contest_participant
  for each row when (new.point <> old.point)`;

const SQLITE = [`${trigger} begin ${WIDTHS.map((width) => `${leave(width)}; ${reach(width)};`).join(' ')} end`];

/** The lower counter first, so that two readers who change places never wait for each other. */
const POSTGRES = [
  `create function count_contest_readers() returns trigger language plpgsql as $$
   begin
     if old.point < new.point then ${WIDTHS.map((width) => `${leave(width)}; ${reach(width)};`).join(' ')}
     else ${WIDTHS.map((width) => `${reach(width)}; ${leave(width)};`).join(' ')} end if;
     return null;
   end $$`,
  `${trigger} execute function count_contest_readers()`,
];
