import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';

/** The last day that is over when an instant comes: of a midnight the day before it. @param instant ISO 8601 */
export const lastWholeDay = (instant: string): string => formatKoreanDate(Date.parse(instant) - 1);
