import type { CalendarBook, CalendarMonth } from '#contract/library.ts';
import { monthSpan } from '#domain/library/calendarWeeks.ts';
import { readingStreak } from '#domain/library/readingStreak.ts';
import { LIBRARY_TUNING } from '#domain/library/tuning.ts';
import { goalIn } from '#domain/point/goalHistory.ts';
import { seoulDay, seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { type BookActivity, readActivities } from './readActivities.ts';
import { readReadingDays } from './readReadingDays.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';
import { monthGoals } from './repositories/monthGoals.ts';

/**
 * A month of the calendar, with the streak as it stands today.
 *
 * @throws AppError INVALID_INPUT for a month that has not begun
 */
export async function readCalendar(context: SignedInContext, asked: string | undefined): Promise<CalendarMonth> {
  const { db, accountNo, now } = context;
  const month = asked ?? seoulMonth(now);
  if (month > seoulMonth(now)) {
    throw new AppError('INVALID_INPUT', { fields: { month: '아직 오지 않은 달이에요' } });
  }
  const { from, to } = monthSpan(month);
  const [activities, points, read, account, goals, verified] = await Promise.all([
    readActivities(context, { from, to }),
    libraryActivity.points(db, accountNo, from, to),
    readReadingDays(context),
    accounts.goalOf(db, accountNo),
    monthGoals.list(db, accountNo),
    libraryActivity.verified(db, accountNo, from, to),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  const days = [...new Set([...activities.keys(), ...points.keys()])].sort();
  const covers = await readCovers(context, activities);
  const unset = { joined: seoulMonth(account.createdAt), current: account.monthGoalBookCount };
  const goal = goalIn(month, goals, unset);
  return {
    month,
    today: seoulDay(now),
    firstDay: [seoulDay(account.createdAt), ...read.slice(0, 1)].sort()[0] ?? seoulDay(now),
    days: days.map((day) => ({ ...describeDay(day, activities.get(day) ?? [], covers), point: points.get(day) ?? 0 })),
    goal: {
      goalBookCount: month === seoulMonth(now) ? account.monthGoalBookCount : goal,
      verifiedBookCount: verified.length,
      readDayCount: read.filter((day) => day.startsWith(month)).length,
    },
    streak: readingStreak(read, seoulDay(now)),
  };
}

function describeDay(day: string, activities: readonly BookActivity[], covers: ReadonlyMap<number, CalendarBook>) {
  return {
    day,
    bookCount: activities.length,
    missionCount: activities.reduce((sum, { missions }) => sum + missions.length, 0),
    finishedCount: activities.filter(({ finished }) => finished).length,
    verifiedCount: activities.filter(({ verified }) => verified).length,
    books: activities.slice(0, LIBRARY_TUNING.coversOfDay).flatMap(({ bookNo }) => covers.get(bookNo) ?? []),
  };
}

async function readCovers(
  { db }: SignedInContext,
  activities: ReadonlyMap<string, readonly BookActivity[]>,
): Promise<Map<number, CalendarBook>> {
  const shown = [...activities.values()].flatMap((of) => of.slice(0, LIBRARY_TUNING.coversOfDay));
  const books = await catalogueBooks.read(db, [...new Set(shown.map(({ bookNo }) => bookNo))]);
  return new Map(
    [...books.values()].map(({ bookNo, bookName, authorName, category }) => [
      bookNo,
      { bookNo, bookName, authorName, category, bookImagePath: coverPath(bookNo) },
    ]),
  );
}
