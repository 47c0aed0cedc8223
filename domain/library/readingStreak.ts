import { DAY } from '../time/duration.ts';
import { LIBRARY_TUNING } from './tuning.ts';

/** How long a student has kept reading. Rest days are part of it: up to two a week, Monday to Sunday. */
export interface ReadingStreak {
  /** Days read in the running stretch; rest days keep it alive but do not count. */
  days: number;
  /** The longest stretch ever, in days read. */
  longest: number;
  readToday: boolean;
  /**
   * Rest days that the running stretch still has this week: none is counted from before its first day, and today only
   * once it is over. Without a stretch all of them, for the one that may begin.
   */
  restLeft: number;
}

/** 1970-01-01 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/**
 * A stretch is a span of days in which no week has more than two without reading, counted from its first day read.
 * Today is never a day without reading: it is not over yet.
 *
 * @param readDays day keys in Seoul, in any order, repeats allowed; days after today are left out
 * @param today day key in Seoul by the server's clock
 */
export function readingStreak(readDays: Iterable<string>, today: string): ReadingStreak {
  const now = dayNumber(today);
  const days = [...new Set(readDays)]
    .map(dayNumber)
    .filter((day) => day <= now)
    .sort((one, two) => one - two);
  const read = new Set(days);
  const running = runningStretch(days, read.has(now) ? now : now - 1);
  const monday = mondayOf(weekOf(now));
  const restsFrom = Math.max(monday, running[0] ?? now);
  const rested = now - restsFrom - running.filter((day) => day >= restsFrom && day < now).length;
  return {
    days: running.length,
    longest: longestStretch(days),
    readToday: read.has(now),
    restLeft: LIBRARY_TUNING.restDaysAWeek - rested,
  };
}

/** Days read in the stretch that lasts up to `end`, which may itself be a rest day. @param days in their order */
function runningStretch(days: readonly number[], end: number): number[] {
  const rests = new RestDays();
  const before = days.filter((one) => one <= end);
  let first = before.length;
  let after = end + 1;
  for (const day of before.toReversed()) {
    rests.add(day, after);
    if (rests.tooMany) break;
    first -= 1;
    after = day;
  }
  return before.slice(first);
}

/** @param days in their order */
function longestStretch(days: readonly number[]): number {
  const rests = new RestDays();
  let longest = 0;
  let begin = 0;
  for (const [index, day] of days.entries()) {
    if (index > 0) rests.add(days[index - 1] ?? day, day);
    while (rests.tooMany) {
      rests.remove(days[begin] ?? day, days[begin + 1] ?? day);
      begin += 1;
    }
    longest = Math.max(longest, index - begin + 1);
  }
  return longest;
}

/** Days without reading inside a stretch, by week. */
class RestDays {
  private readonly ofWeek = new Map<number, number>();
  /** Weeks that have more than they may. */
  private over = 0;

  get tooMany(): boolean {
    return this.over > 0;
  }

  /** The days between two days read. */
  add(from: number, to: number): void {
    this.change(from, to, 1);
  }

  remove(from: number, to: number): void {
    this.change(from, to, -1);
  }

  private change(from: number, to: number, by: 1 | -1): void {
    const limit = LIBRARY_TUNING.restDaysAWeek;
    for (let day = from + 1; day < to; ) {
      const week = weekOf(day);
      const end = Math.min(to, mondayOf(week + 1));
      const before = this.ofWeek.get(week) ?? 0;
      const after = before + by * (end - day);
      this.ofWeek.set(week, after);
      this.over += Number(after > limit) - Number(before > limit);
      day = end;
    }
  }
}

/** Days since 1970 in Seoul. Five years of reading are some thousand keys: none is taken apart by a pattern. */
function dayNumber(dayKey: string): number {
  return Date.UTC(Number(dayKey.slice(0, 4)), Number(dayKey.slice(5, 7)) - 1, Number(dayKey.slice(8, 10))) / DAY;
}

/** Weeks since 1970, each beginning on Monday. */
function weekOf(day: number): number {
  return Math.floor((day + DAYS_AFTER_MONDAY) / 7);
}

/** Its first day. */
function mondayOf(week: number): number {
  return week * 7 - DAYS_AFTER_MONDAY;
}
