import type { StaffContestSummary } from '#contract/staffContest.ts';
import { formatDaysLeft, formatRelativeDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/** How many days until a contest starts or ends. @param now milliseconds UTC, by the server's clock */
export function daysLine(
  { status, startDay, endDay }: Pick<StaffContestSummary, 'status' | 'startDay' | 'endDay'>,
  now: number,
): string {
  if (status === 'WAIT') return `${formatRelativeDay(startOfDayKey(startDay), now)} 시작해요`;
  return status === 'IN_PROGRESS' ? formatDaysLeft(startOfDayKey(endDay), now) : '끝났어요';
}
