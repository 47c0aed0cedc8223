import { seoulDay } from '../time/seoulDay.ts';

const MONTHS = 12;

/** The month of an instant in Seoul and the eleven before it: `['2026-05', '2026-04', …]`. */
export function monthsBack(now: number): string[] {
  const [year = 0, month = 1] = seoulDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
