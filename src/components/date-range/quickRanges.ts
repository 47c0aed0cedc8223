import { shiftDayKey } from '#domain/time/seoulDay.ts';

export interface QuickRange {
  label: string;
  from: string | null;
  to: string | null;
}

/** The usual spans. @param today `YYYY-MM-DD` in Seoul */
export function quickRanges(today: string): QuickRange[] {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const endOfLastMonth = shiftDayKey(thisMonth, -1);
  return [
    { label: '모두', from: null, to: null },
    { label: '이번 달', from: thisMonth, to: today },
    { label: '지난달', from: `${endOfLastMonth.slice(0, 7)}-01`, to: endOfLastMonth },
    { label: '3개월', from: threeMonthsBefore(today), to: today },
  ];
}

/** The same day three months earlier, or the last day of that month. */
function threeMonthsBefore(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const [y, m] = month > 3 ? [year, month - 3] : [year - 1, month + 9];
  const nextMonth = m === 12 ? [y + 1, 1] : [y, m + 1];
  const last = Number(shiftDayKey(key(nextMonth[0] ?? 0, nextMonth[1] ?? 0, 1), -1).slice(8));
  return key(y, m, Math.min(day, last));
}

function key(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
