/**
 * How the text of a book falls into columns on this screen. A spread shows one or two columns side by side.
 * Pages and columns are counted from 0, in reading order.
 */
export interface SpreadLayout {
  columnCount: number;
  columnsPerSpread: 1 | 2;
  /** For each page of the book the column in which it begins; rising. */
  firstColumns: readonly number[];
}

/** Spreads with text; the page for the end comes after them. */
export function spreadCount(layout: SpreadLayout): number {
  return Math.max(1, Math.ceil(layout.columnCount / layout.columnsPerSpread));
}

export function spreadOfPage(layout: SpreadLayout, page: number): number {
  return spreadOfColumn(layout, layout.firstColumns[page] ?? 0);
}

export function spreadOfColumn(layout: SpreadLayout, column: number): number {
  return Math.min(spreadCount(layout) - 1, Math.max(0, Math.floor(column / layout.columnsPerSpread)));
}

/** The page that a column shows. */
export function pageOfColumn({ firstColumns }: SpreadLayout, column: number): number {
  let page = 0;
  for (let next = 1; next < firstColumns.length && (firstColumns[next] ?? Infinity) <= column; next += 1) page = next;
  return page;
}

/** Columns that a page fills. */
export function columnsOfPage({ columnCount, firstColumns }: SpreadLayout, page: number): number {
  return Math.max(1, (firstColumns[page + 1] ?? columnCount) - (firstColumns[page] ?? 0));
}

/** What a spread, or a single column, shows: pages, and which columns of a page that fills more than it shows. */
export interface Shown {
  /** Counted from 0. */
  firstPage: number;
  lastPage: number;
  /** Counted from 1; null where the page is seen whole, and where there are two. */
  part: { from: number; to: number; of: number } | null;
}

/** What is seen on a spread. No two spreads show the same. */
export function shownOnSpread(layout: SpreadLayout, spread: number): Shown {
  const from = spread * layout.columnsPerSpread;
  return shownInColumns(layout, from, Math.min(layout.columnCount, from + layout.columnsPerSpread) - 1);
}

/** What is seen in the columns from one to another, both included. */
export function shownInColumns(layout: SpreadLayout, from: number, to: number): Shown {
  const firstPage = pageOfColumn(layout, from);
  const lastPage = pageOfColumn(layout, Math.max(from, to));
  const of = columnsOfPage(layout, firstPage);
  const begin = layout.firstColumns[firstPage] ?? 0;
  const whole = firstPage !== lastPage || of <= Math.max(from, to) - from + 1;
  return {
    firstPage,
    lastPage,
    part: whole ? null : { from: from - begin + 1, to: Math.max(from, to) - begin + 1, of },
  };
}
