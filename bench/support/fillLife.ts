import { sql } from 'kysely';
import { DAY, HOUR } from '#domain/time/duration.ts';
import type { Db } from '#server/db/Db.ts';
import type { Engine } from '#server/db/Engine.ts';
import { numbersUpTo } from './numbersUpTo.ts';

/** What somebody leaves behind. */
export interface Life {
  books: number;
  verified: number;
  purchases: number;
  /** Words caught in the aquarium. */
  words: number;
}

/** Five years. */
export const LONG_LIFE: Life = { books: 200, verified: 185, purchases: 300, words: 2000 };
/** A year: the first pages of the shelf and of the history are full. */
export const SHORT_LIFE: Life = { books: 40, verified: 34, purchases: 60, words: 400 };
export const MISSIONS_OF_BOOK = 4;
const UNDER_WAY = 3;
/** One book in so many days. */
const PACE = 9;
const READ_DAYS = 3;
const REWARD = 10;
const ANSWERS = 5;

/**
 * Gives an account some time of reading, of which the last books are still under way: missions with their answers and
 * marks, verifications, progress, days, ledger, purchases, words, guests, months. By statements over number series.
 */
export async function fillLife(
  db: Db,
  engine: Engine,
  { accountNo, now }: { accountNo: number; now: number },
  life: Life,
): Promise<void> {
  const account = sql.lit(accountNo);
  const upTo = (count: number) => numbersUpTo(engine, 0, count - 1);
  const dayOf = (instant: ReturnType<typeof sql>) =>
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%d', (${instant}) / 1000 + 32400, 'unixepoch')`
      : sql`to_char(to_timestamp((${instant}) / 1000) at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const shelf = sql`(select book_no, page_count, row_number() over (order by book_no) - 1 as place from book
    where active = 1) as shelf`;
  // The book of place 0 was begun first, the last one this week.
  const begunAt = sql`${sql.lit(now - 4 * HOUR)} - (${sql.lit(life.books)} - shelf.place) * ${sql.lit(PACE * DAY)} + ${sql.lit((PACE - 1) * DAY)}`;
  const books = sql`${shelf} where shelf.place < ${sql.lit(life.books)}`;
  const kinds = sql`(select 0 as n, 'PUZZLE' as kind union all select 1, 'MATCHING' union all select 2, 'OX'
    union all select 3, 'QUIZ') as mission`;
  const missions = sql`${kinds} cross join ${books}`;
  const playedAt = sql`${begunAt} + mission.n * ${sql.lit(HOUR / 2)}`;
  const done = sql`shelf.place < ${sql.lit(life.books - UNDER_WAY)}`;
  const statements = [
    sql`insert into mission_attempt (account_no, book_no, kind, round, status, seed, version, started_at, submitted_at,
        correct_count, item_count, rate_hundredths, points, shells)
      select ${account}, shelf.book_no, mission.kind, 1, 'SUBMITTED', 1, 'bench', ${playedAt}, ${playedAt},
        ${sql.lit(ANSWERS)}, ${sql.lit(ANSWERS)}, 10000, ${sql.lit(REWARD)}, ${sql.lit(REWARD)} from ${missions} on conflict do nothing`,
    sql`insert into mission_mark (attempt_no, item_key, correct, given)
      select attempt_no, '1-' || answer.n, 1, 'O' from ${upTo(ANSWERS)} as answer cross join mission_attempt
      where account_no = ${account} and version = 'bench' and kind <> 'PUZZLE'`,
    sql`insert into reading_progress (account_no, book_no, last_page_no, furthest_page_no, started_at, updated_at, finished_at)
      select ${account}, shelf.book_no, 1, 1, ${begunAt}, ${begunAt} + ${sql.lit(READ_DAYS * HOUR)},
        case when ${done} then ${begunAt} + ${sql.lit(READ_DAYS * HOUR)} end from ${books}`,
    sql`insert into verification (account_no, book_no, verified_at, day_key)
      select ${account}, shelf.book_no, ${begunAt} + ${sql.lit(2 * HOUR)}, ${dayOf(sql`${begunAt} + ${sql.lit(2 * HOUR)}`)}
      from ${shelf} where shelf.place < ${sql.lit(life.verified)}`,
    sql`insert into reading_day (account_no, day_key, book_no, from_page_no, to_page_no)
      select ${account}, ${dayOf(sql`${begunAt} - read.n * ${sql.lit(DAY)}`)}, shelf.book_no, 1, 1
      from ${upTo(READ_DAYS)} as read cross join ${books}`,
    ...['POINT', 'SHELL', 'EXP'].map(
      (
        currency,
      ) => sql`insert into point_ledger (account_no, currency, amount, reason, ref_type, ref_id, day_key, created_at)
        select ${account}, ${sql.lit(currency)}, ${sql.lit(REWARD)}, 'MISSION_REWARD', 'BOOK_MISSION',
          shelf.book_no || ':' || mission.kind, ${dayOf(playedAt)}, ${playedAt} from ${missions} on conflict do nothing`,
    ),
    sql`insert into purchase (account_no, item_id, quantity, price, bought_at)
      select ${account}, 'bread', 1, 10, ${sql.lit(now)} - n * ${sql.lit(6 * DAY)} - ${sql.lit(DAY)}
      from ${upTo(life.purchases)} as bought`,
    sql`insert into point_ledger (account_no, currency, amount, reason, ref_type, ref_id, day_key, created_at)
      select account_no, 'SHELL', -10, 'SHOP_PURCHASE', 'PURCHASE', 'life' || purchase_no, ${dayOf(sql`bought_at`)}, bought_at
      from purchase where account_no = ${account} and bought_at < ${sql.lit(now - DAY / 2)}`,
    sql`insert into word_mission (account_no, day_key, slot, word, meaning, form, stage, missed, bubbles, solved_at)
      select ${account}, ${dayOf(sql`${sql.lit(now - DAY)} - (n / 3) * ${sql.lit(DAY)}`)}, n % 3 + 1, '낱말' || n, '뜻', 'MEANING',
        1, 0, '[]', ${sql.lit(now - DAY)} - (n / 3) * ${sql.lit(DAY)} from ${upTo(life.words)} as word`,
    sql`insert into aquarium_guest (account_no, book_no, arrived_at)
      select ${account}, guest.book_no, ${begunAt} from book_guest as guest join ${shelf} on shelf.book_no = guest.book_no
      where shelf.place < ${sql.lit(life.verified)}`,
    sql`insert into shelf_book (account_no, book_no, place, said_at)
      select ${account}, shelf.book_no, 'WISHED', ${sql.lit(now - DAY)} from ${shelf}
      where shelf.place >= ${sql.lit(life.books)} and shelf.place < ${sql.lit(life.books + 20)}`,
  ];
  for (const statement of statements) await statement.execute(db);
  await sql`update account set created_at = ${sql.lit(now - (life.books + 1) * PACE * DAY)} where account_no = ${account}`.execute(
    db,
  );
}

/** A few books under way, as they are with most pupils: what a page shows of them is no part of a comparison of lives. */
export async function openBooks(db: Db, accountNo: number, now: number): Promise<void> {
  const account = sql.lit(accountNo);
  await sql`insert into reading_progress (account_no, book_no, last_page_no, furthest_page_no, started_at, updated_at)
    select ${account}, book_no, 1, 1, ${sql.lit(now - DAY)}, ${sql.lit(now - DAY)} from book
    where active = 1 order by book_no desc limit ${sql.lit(UNDER_WAY)}`.execute(db);
}
