import { sql } from 'kysely';
import { ACTIVE_SPAN_DAYS } from '#domain/library/listActiveDays.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import { loadContent } from '#server/content/loadContent.ts';
import type { Db } from '#server/db/Db.ts';
import type { Engine } from '#server/db/Engine.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { passwordHash } from '#server/modules/auth/passwordHash.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import { addContest } from './addContest.ts';
import { countBuckets } from './fillContest.ts';
import { numbersUpTo } from './numbersUpTo.ts';

/** A student who can be played: with a login, and the password of `SCHOOL_PASSWORD`. */
export interface SchoolStudent {
  accountNo: number;
  accountId: string;
  token: string;
}

export const SCHOOL_PASSWORD = 'Bench!2026';
/** Account numbers start here, so that in recorded statements they cannot be taken for another number. */
export const FIRST_STUDENT = 7_000_001;
/** Enough for every purchase of a run. */
const SHELLS = 1_000_000_000;
const MISSIONS = 2;
const ANSWERS = 5;
const REWARD = 10;
/** One student in so many wrote a review. */
const REVIEWER = 10;

/**
 * Content, one school with so many students and what each left behind (two missions handed in with their answers and
 * marks, the ledger, a purchase, a place in the running contest and in the hall of fame, every tenth a review), of whom
 * the first `playing` are signed in. By statements over number series: 200,000 students take under a minute.
 */
export async function fillSchool(
  db: Db,
  engine: Engine,
  contentDir: string,
  { accounts, playing }: { accounts: number; playing: number },
): Promise<SchoolStudent[]> {
  const now = Date.now();
  await loadContent(db, contentDir, now);
  const academyNo = await addSchool(db, now);
  const hash = await passwordHash.create(SCHOOL_PASSWORD);
  const contestNo = await publishContest(db, now);
  await db.connection().execute(async (one) => {
    // What is written here is right by construction; looking up every reference again would take most of the time.
    if (engine === 'postgres') await sql`set session_replication_role = replica`.execute(one);
    for (const statement of rowsOf(engine, { accounts, academyNo, hash, contestNo, now })) await statement.execute(one);
    if (engine === 'postgres') {
      await sql`set session_replication_role = origin`.execute(one);
      // Rows were numbered by hand; what is numbered next goes on after them, as it does on the embedded database.
      await sql`select setval(pg_get_serial_sequence('mission_attempt', 'attempt_no'),
        (select max(attempt_no) from mission_attempt))`.execute(one);
    }
  });
  await countBuckets(db);
  // The embedded database of an installation is never analysed, and plans by its indexes alone.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
  const students = Array.from({ length: playing }, (_, at) => ({
    accountNo: FIRST_STUDENT + at,
    accountId: `bench${FIRST_STUDENT + at}`,
    ...createLoginToken(),
  }));
  for (const { accountNo, tokenHash } of students) {
    const login = { token_hash: tokenHash, account_no: accountNo, site: 'edu' as const };
    await db
      .insertInto('login_token')
      .values({ ...login, issued_at: now, signed_in_at: now })
      .execute();
  }
  return students.map(({ accountNo, accountId, token }) => ({ accountNo, accountId, token }));
}

async function addSchool(db: Db, now: number): Promise<number> {
  const { academy_no } = await db
    .insertInto('institution')
    .values({ site: 'edu', name: '측정 학원', status: 'ACTIVE', created_at: now })
    .returning('academy_no')
    .executeTakeFirstOrThrow();
  return academy_no;
}

async function publishContest(db: Db, now: number): Promise<number> {
  const today = seoulDay(now);
  const days = { startDay: today, endDay: shiftDayKey(today, 27) };
  const contestNo = await addContest(db, { ...days, code: 'B1', level: '3A', now });
  const contest = await contests.find(db, contestNo);
  if (contest) await contests.change(db, contest, { state: 'PUBLISHED' });
  return contestNo;
}

interface School {
  accounts: number;
  academyNo: number;
  hash: string;
  contestNo: number;
  now: number;
}

/** The statements, in an order in which every row stands before those that point to it. */
function rowsOf(engine: Engine, { accounts, academyNo, hash, contestNo, now }: School) {
  const upTo = (count: number) => numbersUpTo(engine, 0, count - 1);
  const first = sql.lit(FIRST_STUDENT);
  const students = sql`${upTo(accounts)} as student`;
  const missions = sql`${upTo(accounts * MISSIONS)} as mission`;
  // Mission n is the (n % MISSIONS)-th of student n / MISSIONS; the books go round.
  const student = sql`${first} + mission.n / ${sql.lit(MISSIONS)}`;
  const shelf = sql`(select book_no, row_number() over (order by book_no) - 1 as place from book) as shelf`;
  const bookOf = sql`shelf.place = mission.n % (select count(*) from book)`;
  const day = seoulDay(now);
  const today = Math.floor((now + SEOUL_OFFSET) / DAY);
  const earned = sql.lit(MISSIONS * REWARD);
  const ledger = sql`insert into point_ledger
    (account_no, currency, amount, reason, ref_type, ref_id, day_key, created_at)`;
  const reward = (currency: string) => sql`${ledger}
    select ${student}, ${sql.lit(currency)}, ${sql.lit(REWARD)}, 'MISSION_REWARD', 'BOOK_MISSION', shelf.book_no || ':PUZZLE',
      ${sql.lit(day)}, ${sql.lit(now)}
    from ${missions} join ${shelf} on ${bookOf}`;
  return [
    sql`insert into account (account_no, site, account_id, password_hash, academy_no, status, name, birthday,
        school_grade, signup_domain_code, raq, created_at)
      select ${first} + n, 'edu', 'bench' || (${first} + n), ${sql.lit(hash)}, ${sql.lit(academyNo)}, 'ACTIVE', '학생',
        '20150301', 'ELEMENTARY_3', 'EDU', 500, ${sql.lit(now)} from ${students}`,
    sql`insert into purse (account_no, book_point, shells, exp)
      select ${first} + n, ${earned}, ${sql.lit(SHELLS - 10)} + ${earned}, 0 from ${students}`,
    sql`insert into mission_attempt (attempt_no, account_no, book_no, kind, round, status, seed, version, started_at,
        submitted_at, correct_count, item_count, rate_hundredths, points, shells)
      select ${first} + mission.n, ${student}, shelf.book_no, 'PUZZLE', 1, 'SUBMITTED', 1, 'bench', ${sql.lit(now)},
        ${sql.lit(now)}, ${sql.lit(ANSWERS)}, ${sql.lit(ANSWERS)}, 10000, ${sql.lit(REWARD)}, ${sql.lit(REWARD)}
      from ${missions} join ${shelf} on ${bookOf}`,
    // By its triggers, where they run.
    sql`insert into active_days (account_no, span, days)
      select ${first} + n, ${sql.lit(Math.floor(today / ACTIVE_SPAN_DAYS))}, ${sql.lit(1 << (today % ACTIVE_SPAN_DAYS))}
      from ${students} where true on conflict do nothing`,
    sql`insert into mission_answer (attempt_no, item_key, value, seq, saved_at)
      select ${first} + n / ${sql.lit(ANSWERS)}, '1-' || (n % ${sql.lit(ANSWERS)}), 'O', 1, ${sql.lit(now)}
      from ${upTo(accounts * MISSIONS * ANSWERS)} as answer`,
    sql`insert into mission_mark (attempt_no, item_key, correct, given)
      select ${first} + n / ${sql.lit(ANSWERS)}, '1-' || (n % ${sql.lit(ANSWERS)}), 1, 'O'
      from ${upTo(accounts * MISSIONS * ANSWERS)} as answer`,
    sql`${ledger} select ${first} + n, 'SHELL', ${sql.lit(SHELLS)}, 'WELCOME', 'ACCOUNT', 'bench', ${sql.lit(day)},
      ${sql.lit(now)} from ${students}`,
    reward('POINT'),
    reward('SHELL'),
    sql`insert into purchase (purchase_no, account_no, item_id, quantity, price, bought_at)
      select ${first} + n, ${first} + n, 'bread', 1, 10, ${sql.lit(now)} from ${students}`,
    sql`${ledger} select ${first} + n, 'SHELL', -10, 'SHOP_PURCHASE', 'PURCHASE', cast(${first} + n as text), ${sql.lit(day)},
      ${sql.lit(now)} from ${students}`,
    sql`insert into bag_item (account_no, item_id, quantity) select ${first} + n, 'bread', 1 from ${students}`,
    sql`insert into legend_month (month_key, account_no, site, academy_no, point, reached_at, listed)
      select ${sql.lit(day.slice(0, 7))}, ${first} + n, 'edu', ${sql.lit(academyNo)}, (n * 7919) % 900, ${sql.lit(now)} + n, 1
      from ${students}`,
    sql`insert into contest_participant (contest_no, account_no, level_code, reading_level, raq, school_grade,
        joined_at, point, rate_hundredths, reached_at, certificate_code)
      select ${sql.lit(contestNo)}, ${first} + n, 'B1', '3A', 500, 'ELEMENTARY_3', ${sql.lit(now)}, (n * 7919) % 801,
        (n * 31) % 10001, ${sql.lit(now)} + n, 'C' || n from ${students}`,
    sql`insert into book_review (book_no, account_no, stars, body, status, written_at, updated_at)
      select shelf.book_no, ${student}, 5, '재미있게 읽었어요. 다음 이야기도 궁금해요.', 'SHOWN', ${sql.lit(now)},
        ${sql.lit(now)}
      from ${missions} join ${shelf} on ${bookOf} where mission.n % ${sql.lit(MISSIONS * REVIEWER)} = 0`,
  ];
}
