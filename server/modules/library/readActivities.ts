import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readingDays } from '#server/repositories/readingDays.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';

/** What was done with one book on one day. */
export interface BookActivity {
  bookNo: number;
  pages: { from: number; to: number } | null;
  finished: boolean;
  verified: boolean;
  missions: { readingMissionType: MissionKind; rate: number | null; retry: boolean }[];
}

/**
 * The activities of a span by day; in a day the book with the most activity comes first. Both day keys are included.
 */
export async function readActivities(
  { db, accountNo }: SignedInContext,
  { from, to }: { from: string; to: string },
): Promise<Map<string, BookActivity[]>> {
  const span = { from: startOfDayKey(from), before: startOfDayKey(shiftDayKey(to, 1)) };
  const [turned, handedIn, finishedBooks, verifiedBooks] = await Promise.all([
    readingDays.between(db, accountNo, from, to),
    libraryActivity.handedIn(db, accountNo, span),
    libraryActivity.finished(db, accountNo, span),
    libraryActivity.verified(db, accountNo, from, to),
  ]);
  const days = new Map<string, Map<number, BookActivity>>();
  const of = (day: string, bookNo: number): BookActivity => {
    const books = days.get(day) ?? new Map<number, BookActivity>();
    const activities = books.get(bookNo) ?? { bookNo, pages: null, finished: false, verified: false, missions: [] };
    days.set(day, books.set(bookNo, activities));
    return activities;
  };
  for (const { day, bookNo, fromPageNo, toPageNo } of turned) {
    of(day, bookNo).pages = { from: fromPageNo, to: toPageNo };
  }
  for (const { bookNo, kind, round, rate, at } of handedIn) {
    const mission = { readingMissionType: kind, rate: isScored(kind) ? rate : null, retry: round === 2 };
    of(seoulDay(at), bookNo).missions.push(mission);
  }
  for (const { bookNo, at } of finishedBooks) of(seoulDay(at), bookNo).finished = true;
  for (const { bookNo, day } of verifiedBooks) of(day, bookNo).verified = true;
  return new Map([...days].map(([day, books]) => [day, [...books.values()].sort(fullestFirst)]));
}

function fullestFirst(one: BookActivity, two: BookActivity): number {
  const weight = (activities: BookActivity) =>
    (activities.verified ? 100 : 0) + (activities.finished ? 50 : 0) + activities.missions.length;
  return weight(two) - weight(one) || one.bookNo - two.bookNo;
}
