import { LEGEND_TUNING } from './tuning.ts';

/**
 * Months of the hall of fame, the current one first.
 *
 * @param first the earliest month with a reader, `YYYY-MM`; null when there is none
 * @param current month of now in Seoul, `YYYY-MM`
 */
export function legendMonths(first: string | null, current: string): string[] {
  const months = [current];
  while (months.length < LEGEND_TUNING.shownMonths) {
    const earlier = monthBefore(months.at(-1) ?? current);
    if (first === null || earlier < first) break;
    months.push(earlier);
  }
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
