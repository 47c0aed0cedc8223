import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/** A day in words: `2026년 12월 22일 (화)`. @param dayKey `YYYY-MM-DD` in Seoul */
export function formatDayKey(dayKey: string): string {
  return formatKoreanDate(startOfDayKey(dayKey));
}
