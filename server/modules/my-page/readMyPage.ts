import type { MyPageMain } from '#contract/myPage.ts';
import { levelOfRaq, MAX_RAQ, readingLevels } from '#domain/book/readingLevels.ts';
import { goalHistory, shiftMonth } from '#domain/point/goalHistory.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { monthGoals, readReadingDays } from '#server/modules/library/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readerFigures } from '#server/repositories/readerFigures.ts';

const PAST_MONTHS = 6;
const RECENT_BOOKS = 6;

/** Goal, level, figures and last books: what my page opens with. */
export async function readMyPage(context: SignedInContext): Promise<MyPageMain> {
  const { db, accountNo, now } = context;
  const account = await accounts.info(db, accountNo);
  const purse = await pointPurses.read(db, accountNo);
  const read = await readReadingDays(context);
  return {
    goal: await readGoal(context, account.monthGoalBookCount, account.createdAt),
    level: levelCard(account.raq),
    bookPoint: purse.bookPoint,
    shells: purse.shells,
    verifiedBookCount: await readerFigures.verifiedCount(db, accountNo),
    readingDayCountThisMonth: read.filter((day) => day.startsWith(seoulMonth(now))).length,
    recentBooks: await readBookCards(context, await readerFigures.recentBooks(db, accountNo, RECENT_BOOKS)),
  };
}

async function readGoal(
  { db, accountNo, now }: SignedInContext,
  goalBookCount: number,
  joinedAt: number,
): Promise<MyPageMain['goal']> {
  const month = seoulMonth(now);
  const verified = await readerFigures.verifiedByMonth(db, accountNo, `${shiftMonth(month, -PAST_MONTHS)}-01`);
  const span = { now: month, joined: seoulMonth(joinedAt), current: goalBookCount, months: PAST_MONTHS };
  return {
    month,
    goalBookCount,
    verifiedBookCount: verified.get(month) ?? 0,
    history: goalHistory(span, await monthGoals.list(db, accountNo), verified),
  };
}

function levelCard(raq: number): MyPageMain['level'] {
  const index = readingLevels.findIndex(({ code }) => code === levelOfRaq(raq));
  const level = readingLevels[index];
  return {
    readingLevel: level?.code ?? '0A',
    raq,
    raqFrom: level?.raqFrom ?? 0,
    raqTo: level?.raqTo ?? MAX_RAQ,
    nextLevel: readingLevels[index + 1]?.code ?? null,
  };
}
