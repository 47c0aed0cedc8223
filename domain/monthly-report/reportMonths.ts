import { shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { reportTuning } from './tuning.ts';

/** One month in Seoul. */
export interface MonthSpan {
  /** First and last day, `YYYY-MM-DD`. */
  readonly fromDay: string;
  readonly toDay: string;
  /** When it begins and when the one after it begins, milliseconds UTC. */
  readonly from: number;
  readonly until: number;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const two = (value: number) => String(value).padStart(2, '0');

/** The month `months` later, or earlier when negative. @param month `YYYY-MM` */
function shiftMonth(month: string, months: number): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const at = year * 12 + of - 1 + months;
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`;
}

/** The months whose reports can be opened, `YYYY-MM`, the newest first. @param today `YYYY-MM-DD` in Seoul */
export function reportMonths(today: string): string[] {
  const current = today.slice(0, 7);
  return Array.from({ length: reportTuning.months }, (_, back) => shiftMonth(current, -back));
}

/** Whether a report of this month can be opened today. */
export function isReportMonth(month: string, today: string): boolean {
  return MONTH.test(month) && reportMonths(today).includes(month);
}

/** @param month `YYYY-MM` */
export function monthSpan(month: string): MonthSpan {
  const [fromDay, after] = [`${month}-01`, `${shiftMonth(month, 1)}-01`];
  return { fromDay, toDay: shiftDayKey(after, -1), from: startOfDayKey(fromDay), until: startOfDayKey(after) };
}

/** `2026년 11월` */
export function reportMonthName(month: string): string {
  return `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;
}
