/** Milliseconds of a second, a minute, an hour and a day of 24 hours. Korea has no summer time: its days all last so long. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
