import type { StaffContestSummary } from '#contract/staffContest.ts';
import { formatPeriod } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/** `5월 11일~6월 7일` */
export function contestPeriod({ startDay, endDay }: Pick<StaffContestSummary, 'startDay' | 'endDay'>): string {
  return formatPeriod(startOfDayKey(startDay), startOfDayKey(endDay));
}
