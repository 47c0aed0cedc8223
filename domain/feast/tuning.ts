/** Numbers of the feasts. */
export const FEAST_TUNING = {
  /** Days before and after a feast that are its week. */
  daysAround: 3,
  /** Winter solstice in Seoul after the table: days since 1 January 2000, and from one to the next. */
  solstice: { dayOf2000: 355.94, yearDays: 365.24274 },
} as const;
