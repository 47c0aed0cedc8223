import { afterAll, beforeAll, expect, it } from 'vitest';
import { listActiveDays } from '#domain/library/listActiveDays.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { activeDays } from '#server/db/migrations/063_active_days.ts';
import { libraryActivity } from '#server/modules/library/repositories/libraryActivity.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';

const BOOKS = 12;
const LIFE = 400;

let app: TestApp;
let accountNo: number;
let bookNos: number[];

beforeAll(async () => {
  app = await buildTestApp();
  ({ accountNo } = await makeAccount(app, 'edu'));
  const books = await app.db.selectFrom('book').select('book_no').orderBy('book_no').limit(BOOKS).execute();
  bookNos = books.map(({ book_no }) => book_no);
});
afterAll(() => app.close());

const daysNow = async () => listActiveDays(await libraryActivity.days(app.db, accountNo));

/** Reads, finishes and hands in at any hour of some hundred days, in no order. @returns the days in Seoul */
async function live(seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const days = new Set<string>();
  const anyTime = () => {
    const at = app.clock.now() - Math.floor(random() * LIFE * DAY);
    days.add(seoulDay(at));
    return at;
  };
  for (const bookNo of bookNos) {
    const book = { account_no: accountNo, book_no: bookNo };
    for (let page = 1; page <= 3; page += 1) {
      const day = { ...book, day_key: seoulDay(anyTime()), from_page_no: page, to_page_no: page };
      await app.db
        .insertInto('reading_day')
        .values(day)
        .onConflict((conflict) =>
          conflict.columns(['account_no', 'day_key', 'book_no']).doUpdateSet({ to_page_no: page }),
        )
        .execute();
    }
    const opened = { started_at: 1, updated_at: 1, last_page_no: 1, furthest_page_no: 1 };
    await app.db
      .insertInto('reading_progress')
      .values({ ...book, ...opened, finished_at: null })
      .execute();
    await app.db
      .updateTable('reading_progress')
      .set({ finished_at: anyTime() })
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .execute();
    const begun = {
      ...book,
      kind: 'OX' as const,
      round: 1,
      status: 'OPEN' as const,
      seed: 1,
      version: 'x',
      started_at: 1,
    };
    const { attempt_no } = await app.db
      .insertInto('mission_attempt')
      .values({ ...begun, correct_count: 0, item_count: 5, rate_hundredths: 0, points: 0, shells: 0 })
      .returning('attempt_no')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('mission_attempt')
      .set({ status: 'SUBMITTED', submitted_at: anyTime() })
      .where('attempt_no', '=', attempt_no)
      .execute();
  }
  return [...days].sort();
}

it('keeps every day once, however it came about', async () => {
  const lived = await live(7);
  expect(await daysNow()).toEqual(lived);
  // Another mission of the same days, and one that is deleted from the history, change nothing.
  await app.db.updateTable('mission_attempt').set({ hidden: 1 }).where('account_no', '=', accountNo).execute();
  expect(await daysNow()).toEqual(lived);
});

it('takes over what an older installation knows', async () => {
  const before = await daysNow();
  const step = activeDays(app.database.engine);
  if (step.down === undefined) throw new Error('the migration has no way back');
  await step.down(app.db);
  await step.up(app.db);
  expect(await daysNow()).toEqual(before);
});
