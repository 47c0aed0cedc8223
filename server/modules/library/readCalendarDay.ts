import { PAGE_SIZE } from '#contract/envelope.ts';
import type { CalendarDay } from '#contract/library.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { readActivities } from './readActivities.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';
import { libraryFigures } from './repositories/libraryFigures.ts';

/**
 * What was read and done on one day, book by book.
 *
 * @throws AppError INVALID_INPUT for a day that has not begun
 */
export async function readCalendarDay(context: SignedInContext, day: string, page: number): Promise<CalendarDay> {
  const { db, accountNo, now } = context;
  if (day > seoulDay(now)) throw new AppError('INVALID_INPUT', { fields: { day: '아직 오지 않은 날이에요' } });
  const activities = (await readActivities(context, { from: day, to: day })).get(day) ?? [];
  const shown = activities.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const books = await libraryFigures.booksOfDay(
    db,
    shown.map(({ bookNo }) => bookNo),
  );
  const points = await libraryActivity.points(db, accountNo, day, day);
  return {
    day,
    point: points.get(day) ?? 0,
    items: shown.flatMap((activity) => {
      const book = books.get(activity.bookNo);
      return book === undefined ? [] : [{ ...activity, ...book, bookImagePath: coverPath(activity.bookNo) }];
    }),
    page,
    pageSize: PAGE_SIZE,
    totalCount: activities.length,
  };
}
