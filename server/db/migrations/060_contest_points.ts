import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** In how many rows the readers of one point are counted, so that transactions seldom change the same row. */
const SHARDS = 4;

/**
 * Counts the readers of a contest level by single points, beside the buckets of 16 points. The database counts by itself:
 * nodes of the version before, which know nothing of these counters, change points meanwhile. Everybody joins without
 * points and nobody leaves, so only a change of points counts.
 */
export function contestPoints(engine: Engine): SchemaStep {
  const { bigint, int, text } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table contest_point (
            contest_no ${bigint} not null references contest (contest_no),
            level_code ${text} not null,
            point ${int} not null,
            shard ${int} not null,
            readers ${int} not null check (readers >= 0),
            primary key (contest_no, level_code, point, shard)
          )`,
        )
        .execute(db);
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await sql.raw(statement).execute(db);
      await sql
        .raw(
          `insert into contest_point (contest_no, level_code, point, shard, readers)
           select contest_no, level_code, point, account_no % ${SHARDS}, count(*)
           from contest_participant where point > 0 group by 1, 2, 3, 4`,
        )
        .execute(db);
    },
    async down(db: Kysely<unknown>) {
      const place = engine === 'sqlite' ? '' : ' on contest_participant';
      await sql.raw(`drop trigger contest_point_count${place}`).execute(db);
      if (engine === 'postgres') await sql.raw('drop function count_contest_point').execute(db);
      await db.schema.dropTable('contest_point').execute();
    },
  };
}

const leave = `update contest_point set readers = readers - 1
  where contest_no = old.contest_no and level_code = old.level_code and point = old.point
    and shard = old.account_no % ${SHARDS}`;
const reach = `insert into contest_point (contest_no, level_code, point, shard, readers)
  select new.contest_no, new.level_code, new.point, new.account_no % ${SHARDS}, 1 where new.point > 0
  on conflict (contest_no, level_code, point, shard) do update set readers = contest_point.readers + 1`;

const trigger = `create trigger contest_point_count after update of point on contest_participant
  for each row when (new.point <> old.point)`;

const SQLITE = [`${trigger} begin ${leave}; ${reach}; end`];

/** The lower counter first, so that two readers who change places never wait for each other. */
const POSTGRES = [
  `create function count_contest_point() returns trigger language plpgsql as $$
   begin
     if old.point < new.point then ${leave}; ${reach}; else ${reach}; ${leave}; end if;
     return null;
   end $$`,
  `${trigger} execute function count_contest_point()`,
];
