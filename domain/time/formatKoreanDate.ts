import { DAY } from './duration.ts';
import { seoulDay, startOfDayKey } from './seoulDay.ts';
import { seoulParts } from './seoulParts.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** A space at which no line is broken: month and day stay together. */
const STAYS = '\u00a0';

/** `2026년 5월 1일 (금)`. All formatters take milliseconds UTC and show Seoul. */
export function formatKoreanDate(instant: number): string {
  const { year, month, day, weekday } = seoulParts(instant);
  return `${year}년 ${month}월${STAYS}${day}일${STAYS}(${WEEKDAYS[weekday]})`;
}

/** `5월 1일 (금)` */
export function formatMonthDay(instant: number): string {
  const { month, day, weekday } = seoulParts(instant);
  return `${month}월${STAYS}${day}일${STAYS}(${WEEKDAYS[weekday]})`;
}

/** `2026. 5. 1.` */
export function formatShortDate(instant: number): string {
  const { year, month, day } = seoulParts(instant);
  return `${year}.${STAYS}${month}.${STAYS}${day}.`;
}

/** `5월 1일~5월 28일`; a year is added to both ends when they differ in it. */
export function formatPeriod(from: number, to: number): string {
  const [start, end] = [seoulParts(from), seoulParts(to)];
  const withYear = start.year !== end.year;
  const write = (parts: typeof start) => `${withYear ? `${parts.year}년 ` : ''}${parts.month}월${STAYS}${parts.day}일`;
  return `${write(start)}~${write(end)}`;
}

/** `오후 3:05`. Own words, because Node 20 writes `AM` for Korean times. */
export function formatTime(instant: number): string {
  const { hour, minute } = seoulParts(instant);
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
}

/** `2026. 5. 1. 오후 3:05` */
export function formatDateTime(instant: number): string {
  return `${formatShortDate(instant)} ${formatTime(instant)}`;
}

/** Calendar days in words: `오늘`, `어제`, `3일 전`, `내일`, `3일 뒤`. */
export function formatRelativeDay(instant: number, now: number): string {
  const days = Math.round((startOfDayKey(seoulDay(instant)) - startOfDayKey(seoulDay(now))) / DAY);
  if (days === 0) return '오늘';
  if (Math.abs(days) === 1) return days < 0 ? '어제' : '내일';
  return days < 0 ? `${-days}일 전` : `${days}일 뒤`;
}

/** What has been done, in the same words: on a device whose clock is behind it is of today, never of a day to come. */
export function formatPastDay(instant: number, now: number): string {
  return formatRelativeDay(instant, Math.max(instant, now));
}

/** `오늘까지예요`, `3일 남았어요`, or `끝났어요` once the day of the end is over. */
export function formatDaysLeft(end: number, now: number): string {
  const days = Math.round((startOfDayKey(seoulDay(end)) - startOfDayKey(seoulDay(now))) / DAY);
  if (days < 0) return '끝났어요';
  return days === 0 ? '오늘까지예요' : `${days}일 남았어요`;
}
