/** Numbers of the library. */
export const LIBRARY_TUNING = {
  /** Days of a week (Monday to Sunday in Seoul) that may pass without reading and keep the streak. */
  restDaysAWeek: 2,
  /** Books that the board shows of each shelf before it is opened. */
  booksOfShelf: 12,
  /** Months that the verification chart looks back, the running one included. */
  chartMonths: 12,
  /** Covers that a day of the calendar shows. */
  coversOfDay: 3,
} as const;
