import type { MyPageMain } from '#contract/myPage.ts';
import { levelOfRaq, MAX_RAQ, readingLevels } from '#domain/book/readingLevels.ts';
import { goalHistory, shiftMonth } from '#domain/point/goalHistory.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { monthGoals, readReadingDays } from '#server/modules/library/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readerFigures } from '#server/repositories/readerFigures.ts';

const PAST_MONTHS = 6;
const RECENT_BOOKS = 6;

/** Goal, level, figures and last books: what my page opens with. */
export async function readMyPage(context: SignedInContext): Promise<MyPageMain> {
  const { db, accountNo, now } = context;
  const month = seoulMonth(now);
  const recent = async () => readBookCards(context, await readerFigures.recentBooks(db, accountNo, RECENT_BOOKS));
  const [account, raq, purse, read, goals, verified, verifiedBookCount, recentBooks] = await Promise.all([
    accounts.goalOf(db, accountNo),
    accounts.raqOf(db, accountNo),
    pointPurses.read(db, accountNo),
    readReadingDays(context),
    monthGoals.list(db, accountNo),
    readerFigures.verifiedByMonth(db, accountNo, `${shiftMonth(month, -PAST_MONTHS)}-01`),
    readerFigures.verifiedCount(db, accountNo),
    recent(),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  const { monthGoalBookCount: current, createdAt } = account;
  return {
    goal: {
      month,
      goalBookCount: current,
      verifiedBookCount: verified.get(month) ?? 0,
      history: goalHistory(
        { now: month, joined: seoulMonth(createdAt), current, months: PAST_MONTHS },
        goals,
        verified,
      ),
    },
    level: levelCard(raq),
    bookPoint: purse.bookPoint,
    shells: purse.shells,
    verifiedBookCount,
    readingDayCountThisMonth: read.filter((day) => day.startsWith(month)).length,
    recentBooks,
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
