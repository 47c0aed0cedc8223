import type { CalendarMonth } from '#contract/library.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { countBooks } from '#src/lib/countBooks.ts';

export type CalendarDayData = CalendarMonth['days'][number];

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `2026년 5월` */
export function monthTitle(month: string): string {
  return `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;
}

/** `5월 7일 목요일` */
export function dayTitle(day: string): string {
  const { month, day: date, weekday } = seoulParts(startOfDayKey(day));
  return `${month}월\u00a0${date}일 ${WEEKDAYS[weekday]}요일`;
}

/** Screen-reader text of a day of the calendar. */
export function dayWords(day: string, data: CalendarDayData | undefined, today: string): string {
  const parts = [day === today ? `오늘, ${dayTitle(day)}` : dayTitle(day)];
  if (data) {
    if (data.bookCount > 0) parts.push(`책 ${countBooks(data.bookCount)}`);
    if (data.finishedCount > 0) parts.push(`다 읽은 책 ${countBooks(data.finishedCount)}`);
    if (data.missionCount > 0) parts.push(`미션 ${data.missionCount}개`);
    if (data.verifiedCount > 0) parts.push(`인증 ${countBooks(data.verifiedCount)}`);
  }
  return parts.join(', ');
}

/** How far the month's goal is, without a word of blame. Months from before there were goals have none. */
export function goalWords({ goalBookCount, verifiedBookCount }: CalendarMonth['goal'], now: boolean): string {
  const met = `${countBooks(verifiedBookCount)}을 인증했어요`;
  if (goalBookCount !== null && verifiedBookCount >= goalBookCount) return `목표에 닿았어요! ${met}.`;
  if (goalBookCount === null || !now) return verifiedBookCount > 0 ? `${met}.` : '천천히 쉬어 간 달이에요.';
  const left = withJosa(countBooks(goalBookCount - verifiedBookCount), '을/를');
  return verifiedBookCount > 0 ? `${met}. ${left} 더 만나면 목표에 닿아요.` : `${left} 만나면 목표에 닿아요.`;
}
