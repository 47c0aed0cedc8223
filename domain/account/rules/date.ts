import { isRealDate } from '../isRealDate.ts';

/** A day of the calendar as `YYYYMMDD`, as typed. */
export function date(value: string): string | null {
  return isRealDate(value) ? null : '날짜를 YYYYMMDD 형식의 숫자 8자리로 정확히 입력해 주십시오.';
}
