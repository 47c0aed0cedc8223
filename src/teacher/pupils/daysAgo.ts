import { DAY } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/** How long ago a day was, in words. Both are days of Seoul, `YYYY-MM-DD`. */
export function daysAgo(day: string | null, today: string): string {
  if (day === null) return '아직 없음';
  const days = Math.round((startOfDayKey(today) - startOfDayKey(day)) / DAY);
  if (days <= 0) return '오늘';
  return days === 1 ? '어제' : `${days}일 전`;
}
