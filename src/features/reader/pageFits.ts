/** How the letters of one page are set: multiples of the size and of the leading that the reader chose. */
export interface PageFit {
  size: number;
  leading: number;
}

/** How a page fell into columns. Lines are those of the page as it is set; pictures and headings count as what they fill. */
export interface PageFill {
  columns: number;
  /** Lines that the last column of the page holds. */
  lastLines: number;
  /** Lines that a full column holds. */
  capacity: number;
}

/** As the reader chose it. */
export const plainFit: PageFit = { size: 1, leading: 1 };

/**
 * What is tried on a page whose last column is nearly empty, the least visible first: the leading alone, then the size
 * with it. Neither leaves 8 % of what the reader chose.
 */
export const pageFits: readonly PageFit[] = [
  { size: 1, leading: 0.96 },
  { size: 1, leading: 1.04 },
  { size: 1, leading: 0.92 },
  { size: 1, leading: 1.08 },
  { size: 0.97, leading: 0.94 },
  { size: 1.03, leading: 1.06 },
  { size: 0.95, leading: 0.92 },
  { size: 1.05, leading: 1.08 },
  { size: 0.92, leading: 0.92 },
  { size: 1.08, leading: 1.08 },
];

/** Lines that the last column of a page holds at least: a third of a column, from three to six; two where it has few. */
export function leastLines(capacity: number): number {
  return capacity < 5 ? 2 : Math.max(3, Math.min(6, Math.floor(capacity / 3)));
}

/** Whether nobody turns a page for a line or two. A page that is short as a whole stands as it is. */
export function fillsWell({ columns, lastLines, capacity }: PageFill): boolean {
  return columns <= 1 || lastLines >= leastLines(capacity);
}

/** The better of two fills where neither fills well: fewer columns, then more lines in the last one. */
export function fillsBetter(one: PageFill, other: PageFill): boolean {
  if (one.columns !== other.columns) return one.columns < other.columns;
  return one.lastLines / one.capacity > other.lastLines / other.capacity;
}
