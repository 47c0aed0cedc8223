import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';

/** Every day in Seoul on which pages were turned, a book finished or a mission handed in; each once, the earliest first. */
export async function readReadingDays({ db, accountNo }: SignedInContext): Promise<string[]> {
  const { turned, done } = await libraryActivity.days(db, accountNo);
  // The midnight of UTC is in the morning of the same day in Seoul.
  return [...new Set([...turned, ...done.map((day) => seoulDay(day * DAY))])].sort();
}
