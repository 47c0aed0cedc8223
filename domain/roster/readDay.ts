import { isRealDate } from '../account/isRealDate.ts';

/** A birthday as it was meant; or why it is not clear, with what it might be. */
export type ReadDay = { day: string } | { reason: string };

const FORM = '2016-03-02처럼 연, 월, 일을 모두 적어 주세요.';
/** Days since 30 December 1899 that spreadsheets count; 1 January 1990 and 31 December 2049. */
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 54_788];
/** A time of day at the end, with the mark before it. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?Z?$/u;

/**
 * A birthday in every usual form: `2016-03-02`, `2016. 3. 2.`, `2016년 3월 2일`, `20160302`, `160302`, `16.03.02`, with a
 * time or a weekday behind it, in full-width digits.
 *
 * @param today `YYYY-MM-DD` in Seoul; two digits of a year are the last year that is not to come
 * @returns the day as `YYYYMMDD`, not yet judged but for the calendar
 */
export function readDay(given: string, today: string): ReadDay {
  const whole = given
    .slice(0, 100)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
  const text = withoutTime(whole)
    .replaceAll(/\([월화수목금토일]\)|[월화수목금토일]요일|\(양력?\)|^양력|생$|^['‘’`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (/음력|\(음\)/u.test(text)) return { reason: '음력 생일은 받지 않아요. 양력으로 적어 주세요.' };
  const digits = /^(\d{4}|\d{2})(\d{2})(\d{2})$/u.exec(text);
  const parts = digits ?? /^(\d{4}|\d{2}) ?[-./년, ] ?(\d{1,2}) ?[-./월, ] ?(\d{1,2}) ?[.일]?$/u.exec(text);
  if (parts === null) return { reason: serialHint(text) ?? FORM };
  const [, year = '', month = '', day = ''] = parts;
  const read = `${fullYear(year, `${month.padStart(2, '0')}${day.padStart(2, '0')}`, today)}`;
  return isRealDate(read) ? { day: read } : { reason: `달력에 없는 날이에요. ${FORM}` };
}

function withoutTime(text: string): string {
  let end = text.search(TIME);
  if (end === -1) return text;
  while (end > 0 && 'T '.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function fullYear(year: string, rest: string, today: string): string {
  if (year.length === 4) return year + rest;
  const now = today.replaceAll('-', '');
  return `20${year}${rest}` <= now ? `20${year}${rest}` : `19${year}${rest}`;
}

/** A date that a spreadsheet shows as a number: the writer did not see it as a date, so it is asked about. */
function serialHint(text: string): string | null {
  const serial = /^\d{5}$/u.test(text) ? Number(text) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return '날짜가 숫자로 바뀐 것 같아요. 칸의 서식을 날짜로 바꾸고 확인해 주세요.';
}
