/** Where a reader stands in a book. Pages count from 1. */
export interface ReadingPlace {
  lastPageNo: number;
  /** Highest page ever shown; paging back does not lower it. */
  furthestPageNo: number;
  bookmarkPageNo: number | null;
  /** Milliseconds UTC when the last page was first reached, or null. */
  finishedAt: number | null;
}

/** A report of the reader: `bookmarkPageNo` null takes the bookmark away, left out leaves it. */
export interface PageTurn {
  lastPageNo: number;
  bookmarkPageNo?: number | null | undefined;
}

/** The place after turning to a page; a book once finished stays finished. */
export function turnPage(
  place: ReadingPlace | undefined,
  turn: PageTurn,
  pageCount: number,
  now: number,
): ReadingPlace {
  const furthestPageNo = Math.max(place?.furthestPageNo ?? 1, turn.lastPageNo);
  return {
    lastPageNo: turn.lastPageNo,
    furthestPageNo,
    bookmarkPageNo: turn.bookmarkPageNo === undefined ? (place?.bookmarkPageNo ?? null) : turn.bookmarkPageNo,
    finishedAt: place?.finishedAt ?? (furthestPageNo >= pageCount ? now : null),
  };
}

/** Whole per cent of the pages shown so far, 0–100; 100 only at the last page. */
export function readingProgress(furthestPageNo: number | null, pageCount: number): number {
  if (furthestPageNo === null || pageCount <= 0) return 0;
  return Math.floor((Math.min(furthestPageNo, pageCount) / pageCount) * 100);
}
