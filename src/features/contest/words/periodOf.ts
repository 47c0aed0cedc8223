import { formatPeriod } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/** `5월 11일~5월 17일` of two days of Seoul, both included. */
export function periodOf(startDay: string, endDay: string): string {
  return formatPeriod(startOfDayKey(startDay), startOfDayKey(endDay));
}
