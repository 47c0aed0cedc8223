import type { MainPage } from '#contract/home.ts';
import { seoulDay, seoulMonthStart, seoulWeekStart } from '#domain/time/seoulDay.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readPetSummary } from '#server/modules/aquarium/public.ts';
import { readBookCards, toBookCard } from '#server/modules/book/public.ts';
import { notices, toNoticeSummary } from '#server/modules/notice/public.ts';
import { recommendForMe } from '#server/modules/recommendation/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { monthFigures } from '#server/repositories/monthFigures.ts';
import { readTodo } from './readTodo.ts';
import { readUnderWay } from './readUnderWay.ts';

const CONTINUE = 5;
const RECOMMENDED = 6;
const NOTICES = 3;

/** Everything the main page shows first, in one answer. */
export async function readMainPage(context: SignedInContext): Promise<MainPage> {
  const { db, accountNo, site, now } = context;
  const underWay = await readUnderWay(context);
  const reading = await bookCards.read(db, accountNo, underWay.reading.slice(0, CONTINUE));
  const latest = await notices.latest(db, { site, now }, NOTICES);
  return {
    ...(await readPetSummary(context)),
    goal: await readGoal(context),
    continueReading: reading.map((row) => ({ ...toBookCard(row), lastPageNo: row.lastPageNo ?? 1 })),
    todo: await readTodo(context, underWay.toDo),
    recommended: await readRecommended(context),
    notices: latest.map(toNoticeSummary),
  };
}

async function readRecommended(context: SignedInContext): Promise<MainPage['recommended']> {
  const best = await recommendForMe(context, RECOMMENDED);
  return readBookCards(
    context,
    best.map(({ bookNo }) => bookNo),
  );
}

async function readGoal({ db, accountNo, now }: SignedInContext): Promise<MainPage['goal']> {
  const account = await accounts.info(db, accountNo);
  const monthStart = seoulDay(seoulMonthStart(now));
  return {
    monthLabel: `${seoulParts(now).month}월`,
    goalBookCount: account.monthGoalBookCount,
    verifiedBookCount: await monthFigures.verifiedSince(db, accountNo, monthStart),
    monthPoint: await monthFigures.pointsSince(db, accountNo, monthStart),
    weekPoint: await monthFigures.pointsSince(db, accountNo, seoulDay(seoulWeekStart(now))),
  };
}
