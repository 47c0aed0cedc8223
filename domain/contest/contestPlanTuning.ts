/** Size and variety of a contest. */
export const CONTEST_PLAN_TUNING = {
  weeks: 4,
  booksAWeek: 4,
  /** Least number of categories among the books of one week. */
  categoriesAWeek: 3,
} as const;
