import { sql } from 'kysely';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import type { Engine } from '#server/db/Engine.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import { addContest } from './addContest.ts';
import { countBuckets } from './fillContest.ts';
import { FIRST_STUDENT } from './fillSchool.ts';
import { numbersUpTo } from './numbersUpTo.ts';

/** How large the rest is beside the pupils. */
export interface Width {
  accounts: number;
  classes: number;
  books: number;
  contests: number;
}

/** Pupils and classes of the institution that its staff look at; all others are in the first one. */
const PUPILS = 200;
const OWN_CLASSES = 10;

/**
 * Adds classes, books and contests to a school that was filled: books are copies of those that there are, everybody
 * reads in every contest.
 *
 * @returns an institution of ordinary size, and one of its pupils
 */
export async function widenSchool(db: Db, engine: Engine, { accounts, classes, books, contests: count }: Width) {
  const now = Date.now();
  await copyBooks(db, engine, books);
  const { academy_no: academyNo } = await db
    .insertInto('institution')
    .values({ site: 'edu', name: '측정 학교', status: 'ACTIVE', created_at: now })
    .returning('academy_no')
    .executeTakeFirstOrThrow();
  const from = FIRST_STUDENT + accounts - PUPILS;
  await sql`update account set academy_no = ${academyNo} where account_no >= ${from}`.execute(db);
  await sql`insert into school_class (academy_no, school_year, grade, name, created_at)
    select case when n < ${sql.lit(OWN_CLASSES)} then ${sql.lit(academyNo)} else other.academy_no end,
      2026, 'ELEMENTARY_3', cast(n as text), 0
    from ${numbersUpTo(engine, 0, classes - 1)} as numbered
    cross join (select min(academy_no) as academy_no from institution) as other`.execute(db);
  await sql`insert into class_membership (account_no, class_no, class_number, joined_on)
    select account.account_no, school_class.class_no, 1, '2026-03-02'
    from account join school_class on school_class.academy_no = account.academy_no
      and cast(school_class.name as integer) % ${sql.lit(OWN_CLASSES)} = account.account_no % ${sql.lit(OWN_CLASSES)}
    where account.account_no >= ${from}`.execute(db);
  const today = seoulDay(now);
  for (let more = 1; more < count; more += 1) {
    const days = { startDay: today, endDay: shiftDayKey(today, 27) };
    const contestNo = await addContest(db, { ...days, code: 'B1', level: '3A', now });
    const contest = await contests.find(db, contestNo);
    if (contest) await contests.change(db, contest, { state: 'PUBLISHED' });
    await sql`insert into contest_participant (contest_no, account_no, level_code, reading_level, raq, school_grade,
        joined_at, point, rate_hundredths, reached_at, certificate_code)
      select ${sql.lit(contestNo)}, account_no, level_code, reading_level, raq, school_grade, joined_at, point,
        rate_hundredths, reached_at, certificate_code
      from contest_participant where contest_no = (select min(contest_no) from contest_participant)`.execute(db);
  }
  await countBuckets(db);
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
  return { academyNo, accountNo: from };
}

/** Books beside those of the content, with their missions, until there are so many. */
async function copyBooks(db: Db, engine: Engine, books: number): Promise<void> {
  const { there } = await db
    .selectFrom('book')
    .select((eb) => eb.fn.countAll<number>().as('there'))
    .executeTakeFirstOrThrow();
  const copies = Math.floor(books / Number(there)) - 1;
  if (copies < 1) return;
  const tables = await db.introspection.getTables();
  for (const name of ['book', 'book_mission', 'book_guest']) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const others = columns.filter((column) => column !== 'book_no').map((column) => sql.ref(column));
    await sql`insert into ${sql.table(name)} (${sql.join([sql.ref('book_no'), ...others])})
      select ${sql.join([sql`book_no + 100000 * n`, ...others])}
      from ${sql.table(name)} cross join ${numbersUpTo(engine, 1, copies)} as numbered`.execute(db);
  }
}
