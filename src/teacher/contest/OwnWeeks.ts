import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';

export interface OwnBook {
  bookNo: number;
  bookName: string;
  readingLevel: string;
}

/** Books by week. Weeks that were taken off again keep theirs, behind those that are shown. */
export type OwnWeeks = readonly (readonly OwnBook[])[];

export const noBooks: OwnWeeks = Array.from({ length: ownPlanSize.weeks.most }, () => []);

export const isFull = (week: readonly OwnBook[] | undefined): boolean => (week?.length ?? 0) >= ownPlanSize.chosenAWeek;

/** The book in this week and in no other; a full week takes none. @param to from 0 on */
export function putBook(weeks: OwnWeeks, book: OwnBook, to: number): OwnWeeks {
  const there = weeks[to];
  if (there === undefined || isFull(there) || there.some(({ bookNo }) => bookNo === book.bookNo)) return weeks;
  return dropBook(weeks, book.bookNo).map((week, at) => (at === to ? [...week, book] : week));
}

export function dropBook(weeks: OwnWeeks, bookNo: number): OwnWeeks {
  return weeks.map((week) => week.filter((book) => book.bookNo !== bookNo));
}

/** The week that the next book goes into: this one while it has room, else the first that has. */
export function nextWeek(weeks: OwnWeeks, wanted: number): number {
  if (!isFull(weeks[wanted])) return wanted;
  const free = weeks.findIndex((week) => !isFull(week));
  return free < 0 ? wanted : free;
}
