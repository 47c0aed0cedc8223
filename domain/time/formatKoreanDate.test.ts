import { describe, expect, it } from 'vitest';
import {
  formatDateTime,
  formatDaysLeft,
  formatKoreanDate,
  formatPastDay,
  formatPeriod,
  formatRelativeDay,
  formatShortDate,
  formatTime,
} from './formatKoreanDate.ts';

/** Wall clock of Seoul. */
const seoul = (month: number, day: number, hour = 0, minute = 0, year = 2026) =>
  Date.UTC(year, month - 1, day, hour - 9, minute);

describe('Korean dates', () => {
  it('are written as people write them', () => {
    const instant = seoul(5, 1, 15, 5);
    expect(formatKoreanDate(instant)).toBe('2026년 5월\u00a01일\u00a0(금)');
    expect(formatShortDate(instant)).toBe('2026.\u00a05.\u00a01.');
    expect(formatDateTime(instant)).toBe('2026.\u00a05.\u00a01. 오후 3:05');
  });

  it('say noon and midnight as 12', () => {
    const times = [seoul(5, 1, 0, 30), seoul(5, 1, 11, 59), seoul(5, 1, 12), seoul(5, 1, 23, 59)].map(formatTime);
    expect(times).toEqual(['오전 12:30', '오전 11:59', '오후 12:00', '오후 11:59']);
  });

  it('name the year of a period only when it changes', () => {
    expect(formatPeriod(seoul(5, 1), seoul(5, 28))).toBe('5월\u00a01일~5월\u00a028일');
    expect(formatPeriod(seoul(12, 20), seoul(1, 3, 0, 0, 2027))).toBe('2026년 12월\u00a020일~2027년 1월\u00a03일');
  });

  it('count calendar days, not hours', () => {
    const now = seoul(5, 6, 23, 59);
    expect(formatRelativeDay(seoul(5, 7, 0, 1), now)).toBe('내일');
    expect([seoul(5, 6), seoul(5, 5), seoul(5, 3), seoul(5, 9)].map((day) => formatRelativeDay(day, now))).toEqual([
      '오늘',
      '어제',
      '3일 전',
      '3일 뒤',
    ]);
    expect([seoul(5, 9), seoul(5, 6), seoul(5, 5)].map((day) => formatPastDay(day, now))).toEqual([
      '오늘',
      '오늘',
      '어제',
    ]);
    expect([seoul(5, 5), seoul(5, 6), seoul(5, 9)].map((end) => formatDaysLeft(end, now))).toEqual([
      '끝났어요',
      '오늘까지예요',
      '3일 남았어요',
    ]);
  });
});
