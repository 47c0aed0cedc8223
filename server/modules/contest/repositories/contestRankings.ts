import { sql } from 'kysely';
import { type AbovePlan, abovePlan, bucketMoves } from '#domain/contest/bucketPlace.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import type { Participant } from './contestParticipants.ts';

type Level = Pick<Participant, 'contestNo' | 'levelCode'>;
type Place = Level & Pick<Participant, 'accountNo' | 'point' | 'rate' | 'reachedAt'>;

/** A row of a ranking, before names are masked. */
export interface RankedRow {
  accountNo: number;
  accountId: string;
  name: string;
  point: number;
  /** Hundredths of a per cent. */
  rate: number;
  growth: number | null;
  rankNo: number;
}

/** Readers of one level that others may see, and the viewer's own row. */
const shown = sql`
  from contest_participant as reader join account on account.account_no = reader.account_no`;
const columns = sql`
  reader.account_no as "accountNo", account.account_id as "accountId", account.name as name, reader.point as point,
  reader.rate_hundredths as rate, reader.growth as growth`;
const visible = (given: Level & { viewer: number }) => sql`
  reader.contest_no = ${given.contestNo} and reader.level_code = ${given.levelCode}
  and (reader.listed = 1 or reader.account_no = ${given.viewer}) and account.status <> 'WITHDRAWAL'`;
const sameLevel = sql`other.contest_no = reader.contest_no and other.level_code = reader.level_code`;

/** Readers with more points: whole spans, then whole buckets of one's own span, then single points of one's own bucket. */
const readersAbove = compileOnce((db, given: Level & AbovePlan) => ({
  compile: () =>
    sql<{ above: number }>`
        select (select coalesce(sum(readers), 0) from contest_count
          where contest_no = ${given.contestNo} and level_code = ${given.levelCode}
            and width = ${sql.lit(CONTEST_TUNING.spanWidth)} and span >= ${given.fromSpan})
        + (select coalesce(sum(readers), 0) from contest_bucket
          where contest_no = ${given.contestNo} and level_code = ${given.levelCode} and bucket >= ${given.fromBucket} and bucket <= ${given.toBucket})
        + ${given.sign} * (select coalesce(sum(readers), 0) from contest_count
          where contest_no = ${given.contestNo} and level_code = ${given.levelCode}
            and width = 1 and span >= ${given.from} and span <= ${given.to}) as above`.compile(db),
}));

const levelReaders = compileOnce((db, given: Level) => ({
  compile: () =>
    sql<{ readers: number }>`
      select coalesce(sum(readers), 0) as readers from contest_count
      where contest_no = ${given.contestNo} and level_code = ${given.levelCode} and width = ${sql.lit(CONTEST_TUNING.spanWidth)}`.compile(
      db,
    ),
}));

const topRows = compileOnce((db, given: Level & { viewer: number; count: number }) => ({
  compile: () =>
    sql<RankedRow>`
      select ${columns}, 1 + (select count(*) from contest_participant as other
        where ${sameLevel} and other.down_point < reader.down_point) as "rankNo"
      ${shown} where ${visible(given)} and reader.down_point < 0
      order by reader.down_point, reader.down_rate, reader.reached_at, reader.account_no
      limit ${given.count} + 0`.compile(db),
}));

const growthRows = compileOnce((db, given: Level & { viewer: number; count: number }) => ({
  compile: () =>
    sql<RankedRow>`
      select ${columns}, 1 + (select count(*) from contest_participant as other
        where ${sameLevel} and other.growth > 0 and other.growth > reader.growth) as "rankNo"
      ${shown} where ${visible(given)} and reader.growth > 0
      order by reader.growth desc, reader.account_no
      limit ${given.count} + 0`.compile(db),
}));

type Beside = Level & {
  viewer: number;
  count: number;
  downPoint: number;
  downRate: number;
  reachedAt: number;
};
const order = sql`(reader.down_point, reader.down_rate, reader.reached_at, reader.account_no)`;
const own = (given: Beside) => sql`(${given.downPoint}, ${given.downRate}, ${given.reachedAt}, ${given.viewer})`;

/** `rankNo` is counted from one's own place, by the few readers between: nobody has to be counted from the top. */
const rowsBefore = compileOnce((db, given: Beside) => ({
  compile: () =>
    sql<RankedRow>`
      select ${columns}, -(select count(*) from contest_participant as other
        where ${sameLevel} and other.down_point >= reader.down_point and other.down_point < ${given.downPoint}) as "rankNo"
      ${shown} where ${visible(given)} and ${order} < ${own(given)}
      order by reader.down_point desc, reader.down_rate desc, reader.reached_at desc, reader.account_no desc
      limit ${given.count} + 0`.compile(db),
}));
const rowsAfter = compileOnce((db, given: Beside) => ({
  compile: () =>
    sql<RankedRow>`
      select ${columns}, (select count(*) from contest_participant as other
        where ${sameLevel} and other.down_point >= ${given.downPoint} and other.down_point < reader.down_point) as "rankNo"
      ${shown} where ${visible(given)} and reader.down_point < 0 and ${order} > ${own(given)}
      order by reader.down_point, reader.down_rate, reader.reached_at, reader.account_no
      limit ${given.count} + 0`.compile(db),
}));

const bucketAdding = compileOnce(
  (db, given: Level & { bucket: number; shard: number; change: number; readers: number }) =>
    db
      .insertInto('contest_bucket')
      .values({
        contest_no: given.contestNo,
        level_code: given.levelCode,
        bucket: given.bucket,
        shard: given.shard,
        readers: given.readers,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['contest_no', 'level_code', 'bucket', 'shard'])
          .doUpdateSet((eb) => ({ readers: eb('contest_bucket.readers', '+', given.change) })),
      ),
);

/** Rankings of one contest level. Points, then rate, then who reached it first; equal points share a place. */
export const contestRankings = {
  /** Place of these points: one more than the readers with more of them. */
  async rankOf(db: Db, { contestNo, levelCode, point }: Level & { point: number }): Promise<number> {
    const [row] = (await readersAbove(db, { contestNo, levelCode, ...abovePlan(point) })).rows;
    return 1 + Number(row?.above ?? 0);
  },

  /** Readers with points. */
  async readers(db: Db, { contestNo, levelCode }: Level): Promise<number> {
    return (await levelReaders(db, { contestNo, levelCode })).rows[0]?.readers ?? 0;
  },

  async top(db: Db, { contestNo, levelCode }: Level, viewer: number, count: number): Promise<RankedRow[]> {
    return (await topRows(db, { contestNo, levelCode, viewer, count })).rows;
  },

  async growthTop(db: Db, { contestNo, levelCode }: Level, viewer: number, count: number): Promise<RankedRow[]> {
    return (await growthRows(db, { contestNo, levelCode, viewer, count })).rows;
  },

  /** The own place, and those right before and right after it, in the order of the ranking. */
  async beside(db: Db, me: Place, count: number): Promise<{ rankNo: number; before: RankedRow[]; after: RankedRow[] }> {
    const { contestNo, levelCode, accountNo, point, rate, reachedAt } = me;
    const given = { contestNo, levelCode, viewer: accountNo, count, downPoint: -point, downRate: -rate, reachedAt };
    const [rankNo, before, after] = await Promise.all([
      contestRankings.rankOf(db, me),
      rowsBefore(db, given),
      rowsAfter(db, given),
    ]);
    const placed = (row: RankedRow) => ({ ...row, rankNo: rankNo + Number(row.rankNo) });
    return { rankNo, before: before.rows.reverse().map(placed), after: after.rows.map(placed) };
  },

  /** Keeps the counters of buckets true, as the database keeps those of spans and points; called in the transaction that changes the points. */
  async moveBuckets(db: Db, me: Level & { accountNo: number }, before: number, after: number): Promise<void> {
    const { contestNo, levelCode, accountNo } = me;
    for (const { place, change } of bucketMoves(accountNo, before, after)) {
      await bucketAdding(db, { contestNo, levelCode, ...place, change, readers: Math.max(0, change) });
    }
  },
};
