import { sql } from 'kysely';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import type { Db } from '#server/db/Db.ts';
import { addContest } from './addContest.ts';
import { numbersUpTo } from './numbersUpTo.ts';

/** Contest levels of the measurement: as many as there are reading levels. */
export const LEVELS = readingLevels.length;
/** Numbers of accounts begin after this, so that they follow each other without gaps. */
export const FIRST_ACCOUNT = 1_000_000;

/** Counts all counters anew. */
export async function countBuckets(db: Db): Promise<void> {
  await db.deleteFrom('contest_bucket').execute();
  await sql`
    insert into contest_bucket (contest_no, level_code, bucket, shard, readers)
    select contest_no, level_code, point / ${CONTEST_TUNING.bucketWidth}, account_no % ${CONTEST_TUNING.bucketShards},
      count(*)
    from contest_participant where point > 0
    group by 1, 2, 3, 4`.execute(db);
}

/** A contest with so many participants over all levels, with points that heap in the middle, and true counters. */
export async function fillContest(db: Db, count: number, sqlite: boolean): Promise<number> {
  const days = { startDay: '2026-05-01', endDay: '2026-05-28' };
  const contestNo = await addContest(db, { ...days, code: 'L0', level: '0A', now: 0 });
  const all = numbersUpTo(sqlite ? 'sqlite' : 'postgres', 1, count);
  await sql`
    insert into account (account_no, site, account_id, password_hash, status, name, birthday, school_grade,
      signup_domain_code, raq, created_at)
    select ${FIRST_ACCOUNT} + n, 'edu', 'bench' || n, '-', 'ACTIVE', '학생', '20150301', 'ELEMENTARY_3', 'EDU', 500, 0
    from ${all} as numbered`.execute(db);
  await sql`
    insert into contest_participant (contest_no, account_no, level_code, reading_level, raq, school_grade, joined_at,
      point, rate_hundredths, reached_at, certificate_code)
    select ${contestNo}, ${FIRST_ACCOUNT} + n, 'L' || (n % ${LEVELS}), '3A', 500, 'ELEMENTARY_3', 0,
      (n * 7919) % 801 + (n * 104729) % 797, (n * 31) % 10001, n, 'C' || n
    from ${all} as numbered`.execute(db);
  await countBuckets(db);
  // What a running database does by itself after so many rows.
  await sql.raw(sqlite ? 'analyze' : 'vacuum analyze contest_participant').execute(db);
  if (!sqlite) await sql`analyze account, contest_bucket`.execute(db);
  return contestNo;
}
