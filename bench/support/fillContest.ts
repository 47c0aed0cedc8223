import { type RawBuilder, sql } from 'kysely';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import type { Db } from '#server/db/Db.ts';
import { addContest } from './addContest.ts';
import { numbersUpTo } from './numbersUpTo.ts';

/** Contest levels of the measurement: as many as there are reading levels. */
export const LEVELS = readingLevels.length;
/** Numbers of accounts begin after this, so that they follow each other without gaps. */
export const FIRST_ACCOUNT = 1_000_000;

/** Numbers that are bound are no whole ones for SQLite: a bucket of theirs would have a fraction. */
const whole = (value: number) => sql`cast(${value} as integer)`;

/** Counts all counters again. */
export async function countBuckets(db: Db): Promise<void> {
  await db.deleteFrom('contest_bucket').execute();
  await sql`
    insert into contest_bucket (contest_no, level_code, bucket, shard, readers)
    select contest_no, level_code, point / ${whole(CONTEST_TUNING.bucketWidth)},
      account_no % ${whole(CONTEST_TUNING.bucketShards)}, count(*)
    from contest_participant where point > 0
    group by 1, 2, 3, 4`.execute(db);
  await db.deleteFrom('contest_count').execute();
  for (const width of [CONTEST_TUNING.spanWidth, 1]) {
    await sql`
      insert into contest_count (contest_no, level_code, width, span, shard, readers)
      select contest_no, level_code, ${whole(width)}, point / ${whole(width)},
        account_no % ${whole(CONTEST_TUNING.bucketShards)}, count(*)
      from contest_participant where point > 0
      group by 1, 2, 3, 4, 5`.execute(db);
  }
}

/** Readers of a contest of a class, and how many readers are in one of these besides. */
const CLASS = 25;
export const IN_CLASSES = 5_000;

/** Pupils of an institution. */
const INSTITUTION = 200;

/** Contests that run beside each other. */
export interface FilledContests {
  /** Of the site, with everybody over all levels, with points that heap in the middle. */
  contestNo: number;
  /** Of the site as well, with every second reader. */
  secondNo: number;
  /** Of a class, for a reader whose account is among the first `IN_CLASSES` and even. */
  classOf: (accountNo: number) => number;
}

/** Contests of so many readers, with true counters. */
export async function fillContest(db: Db, count: number, sqlite: boolean): Promise<FilledContests> {
  const days = { startDay: '2026-05-01', endDay: '2026-05-28' };
  const contestNo = await addContest(db, { ...days, code: 'L0', level: '0A', now: 0 });
  const all = numbersUpTo(sqlite ? 'sqlite' : 'postgres', 1, count);
  const institutions = Math.ceil(count / INSTITUTION);
  await sql`
    insert into institution (academy_no, site, name, status, created_at)
    select ${FIRST_ACCOUNT} + n, 'edu', '측정 학원 ' || n, 'ACTIVE', 0
    from ${numbersUpTo(sqlite ? 'sqlite' : 'postgres', 1, institutions)} as numbered`.execute(db);
  await sql`
    insert into account (account_no, site, account_id, password_hash, status, name, birthday, school_grade,
      signup_domain_code, raq, academy_no, created_at)
    select ${FIRST_ACCOUNT} + n, 'edu', 'bench' || n, '-', 'ACTIVE', '학생', '20150301', 'ELEMENTARY_3', 'EDU', 500,
      ${FIRST_ACCOUNT} + 1 + n % ${whole(institutions)}, 0
    from ${all} as numbered`.execute(db);
  await sql`
    insert into contest_participant (contest_no, account_no, level_code, reading_level, raq, school_grade, joined_at,
      point, rate_hundredths, reached_at, certificate_code)
    select ${contestNo}, ${FIRST_ACCOUNT} + n, 'L' || (n % ${LEVELS}), '3A', 500, 'ELEMENTARY_3', 0,
      (n * 7919) % 801 + (n * 104729) % 797, (n * 31) % 10001, n, 'C' || n
    from ${all} as numbered`.execute(db);
  const secondNo = await addContest(db, { ...days, code: 'L0', level: '0A', now: 0 });
  await joinToo(db, contestNo, secondNo, sql`account_no % 2 = 0`);
  const classes: number[] = [];
  for (let first = 0; first < IN_CLASSES; first += 2 * CLASS) {
    const classNo = await addContest(db, { ...days, code: 'L0', level: '0A', now: 0 });
    classes.push(classNo);
    const from = FIRST_ACCOUNT + first;
    await joinToo(
      db,
      contestNo,
      classNo,
      sql`account_no % 2 = 0 and account_no > ${from} and account_no <= ${from + 2 * CLASS}`,
    );
  }
  await countBuckets(db);
  // What a running database does by itself after so many rows.
  await sql.raw(sqlite ? 'analyze' : 'vacuum analyze contest_participant').execute(db);
  if (!sqlite) await sql`analyze account, contest_bucket, contest_count`.execute(db);
  const classOf = (accountNo: number) =>
    classes[Math.floor((accountNo - FIRST_ACCOUNT - 1) / (2 * CLASS))] ?? Number.NaN;
  return { contestNo, secondNo, classOf };
}

/** Readers of one contest join another, with the same points and one level. */
function joinToo(db: Db, fromNo: number, toNo: number, who: RawBuilder<unknown>) {
  return sql`
    insert into contest_participant (contest_no, account_no, level_code, reading_level, raq, school_grade, joined_at,
      point, rate_hundredths, reached_at, certificate_code)
    select ${toNo}, account_no, 'L0', reading_level, raq, school_grade, joined_at, point, rate_hundredths, reached_at,
      certificate_code
    from contest_participant where contest_no = ${fromNo} and ${who}`.execute(db);
}
