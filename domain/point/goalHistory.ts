/** A goal as it was set; it holds from its month on, until another is set. `month` is `YYYY-MM` in Seoul. */
export interface MonthGoal {
  month: string;
  bookCount: number;
}

/** Books a month that every account begins with. */
export const DEFAULT_MONTH_GOAL = 4;

/** What is shown as the goal while none was set. */
export interface UnsetGoal {
  /** Month of joining, `YYYY-MM`. */
  joined: string;
  /** The account's goal as it is now. */
  current: number;
}

/** How a month ended. */
export interface PastMonth {
  month: string;
  goalBookCount: number | null;
  verifiedBookCount: number;
}

/** The month `months` later, or earlier when negative. @param month `YYYY-MM` */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, one = 1] = month.split('-').map(Number);
  const count = year * 12 + (one - 1) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/**
 * The months before this one, the oldest first: at most `months`, and none before the student joined.
 *
 * @param span `now` is a month, `YYYY-MM`
 * @param goals in any order; one of an earlier month than the span still counts
 */
export function goalHistory(
  span: UnsetGoal & { now: string; months: number },
  goals: readonly MonthGoal[],
  verified: ReadonlyMap<string, number>,
): PastMonth[] {
  return Array.from({ length: span.months }, (_, index) => shiftMonth(span.now, index - span.months))
    .filter((month) => month >= span.joined)
    .map((month) => ({
      month,
      goalBookCount: goalIn(month, goals, span),
      verifiedBookCount: verified.get(month) ?? 0,
    }));
}

/** The goal that held in a month: the latest one set until then, else what was shown; null before joining. */
export function goalIn(month: string, goals: readonly MonthGoal[], { joined, current }: UnsetGoal): number | null {
  const set = goals.filter((goal) => goal.month <= month);
  if (set.length === 0 && month < joined) return null;
  // The first goal that is set takes the place of what the account began with.
  if (set.length === 0) return goals.length === 0 ? current : DEFAULT_MONTH_GOAL;
  return set.reduce((latest, goal) => (goal.month > latest.month ? goal : latest)).bookCount;
}
