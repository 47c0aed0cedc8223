import { isReportMonth } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { AppError } from '#server/errors/AppError.ts';

/** @throws AppError INVALID_INPUT for a month to come or one that lies too far back */
export function requireMonth(month: string, now: number): void {
  if (isReportMonth(month, seoulDay(now))) return;
  throw new AppError('INVALID_INPUT', { fields: { month: '이번 달과 지난 열두 달의 리포트만 열 수 있어요.' } });
}
