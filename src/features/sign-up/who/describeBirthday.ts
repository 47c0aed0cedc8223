import { ageInYears } from '#domain/account/ageInYears.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';

/**
 * Reads a birthday back while it is typed: `2015` → `2015년`, `20150302` → `2015년 3월 2일 · 만 11세`.
 *
 * @param birthday digits of `YYYYMMDD`, as far as they were typed
 * @param today `YYYY-MM-DD` in Seoul
 */
export function describeBirthday(birthday: string, today: string): string {
  if (birthday.length < 4) return '';
  const [year, month, day] = [birthday.slice(0, 4), birthday.slice(4, 6), birthday.slice(6, 8)];
  const parts = [`${year}년`];
  if (month.length === 2) parts.push(`${Number(month)}월`);
  if (day.length === 2) parts.push(`${Number(day)}일`);
  const read = parts.join(' ');
  const known = isRealDate(birthday) && ageInYears(birthday, today) >= 0;
  return known ? `${read} · 만 ${ageInYears(birthday, today)}세` : read;
}
