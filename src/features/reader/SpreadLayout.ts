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

/** First page to be seen on a spread: where a bookmark is put. */
export function firstPageOfSpread(layout: SpreadLayout, spread: number): number {
  return pageOfColumn(layout, spread * layout.columnsPerSpread);
}

/** Furthest page to be seen on a spread: how far the reader has come. */
export function lastPageOfSpread(layout: SpreadLayout, spread: number): number {
  return pageOfColumn(layout, Math.min(layout.columnCount, (spread + 1) * layout.columnsPerSpread) - 1);
}
