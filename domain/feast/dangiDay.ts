import { DAY } from '../time/duration.ts';
import { seoulDay } from '../time/seoulDay.ts';
import { seoulMidnight } from '../time/seoulParts.ts';

/**
 * The day on which a month and day of the Korean lunar calendar falls, `YYYY-MM-DD` in Seoul; a leap month is passed
 * over. Null where the runtime does not know the calendar.
 *
 * @param year of the day that is answered
 */
export function dangiDay(year: number, lunarMonth: number, lunarDayOfMonth: number): string | null {
  const format = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'Asia/Seoul', month: 'numeric', day: 'numeric' });
  if (format.resolvedOptions().calendar !== 'dangi') return null;
  // The lunar year begins between 20 January and 21 February, and a month has at most 30 days.
  const from = Math.max(0, (lunarMonth - 1) * 29 + lunarDayOfMonth);
  for (let day = from; day < 366; day += 1) {
    const instant = seoulMidnight(year, 1, 1) + day * DAY;
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    // A leap month is written with an addition: `6bis`.
    if (parts.get('month') === String(lunarMonth) && parts.get('day') === String(lunarDayOfMonth))
      return seoulDay(instant);
  }
  return null;
}
