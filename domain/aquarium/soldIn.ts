import { AQUARIUM_TUNING } from './tuning.ts';

/** A thing of the shop; `month` (1–12) is the one that brings it each year. */
interface SoldThing {
  month?: number | undefined;
}

/** True when the shop sells an item in a month (`YYYY-MM` in Seoul). What was sold once is sold for ever. */
export function soldIn({ month: brings }: SoldThing, month: string): boolean {
  if (brings === undefined) return true;
  const opened = AQUARIUM_TUNING.shopOpened;
  const year = Number(opened.slice(0, 4)) + (brings < Number(opened.slice(5)) ? 1 : 0);
  return `${year}-${String(brings).padStart(2, '0')}` <= month;
}

/** Months since an item was last on the shelf of its month: 0 in that month, each year again; null for no such item. */
export function monthsSinceShelf({ month: brings }: SoldThing, month: string): number | null {
  return brings === undefined ? null : (Number(month.slice(5)) - brings + 12) % 12;
}
