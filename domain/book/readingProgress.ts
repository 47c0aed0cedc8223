import { DAY } from '../time/duration.ts';

/** Where a reader stands in a book. Pages count from 1. */
export interface ReadingPlace {
  lastPageNo: number;
  /** Milliseconds UTC when that page was turned to. */
  turnedAt: number;
  /** Highest page ever shown; paging back does not lower it. */
  furthestPageNo: number;
  bookmarkPageNo: number | null;
  /** Milliseconds UTC when the last page was first reached, or null. */
  finishedAt: number | null;
}

/**
 * A report of the reader: what is left out stays, `bookmarkPageNo` null takes the bookmark away. `turnedAgoMs`: how long
 * the report was on its way, for instance without a network.
 */
export interface PageTurn {
  lastPageNo?: number | undefined;
  bookmarkPageNo?: number | null | undefined;
  turnedAgoMs?: number | undefined;
}

/** Milliseconds after which it is all the same how long ago a page was turned. */
export const LONGEST_AGO_MS = 365 * DAY;
/** Milliseconds for which a page turned without a network still counts for its own day. */
const LATE_MS = 3 * DAY;

/**
 * The place after turning to a page. The turn to the last page finishes the book, and it stays finished; a text that was
 * cut to less than was read already finishes nothing. Where pages were turned later but reported earlier, that place
 * stays. Nobody knows when a bookmark was set: one that is sent holds.
 *
 * @param now milliseconds UTC, when the report arrives
 */
export function turnPage(
  place: ReadingPlace | undefined,
  turn: PageTurn,
  pageCount: number,
  now: number,
): ReadingPlace {
  const { lastPageNo, bookmarkPageNo, turnedAgoMs = 0 } = turn;
  const turnedAt = now - turnedAgoMs;
  const furthestPageNo = Math.max(place?.furthestPageNo ?? 1, lastPageNo ?? 1);
  const atEnd = lastPageNo !== undefined && lastPageNo >= pageCount;
  const stays = place !== undefined && (lastPageNo === undefined || place.turnedAt > turnedAt);
  return {
    lastPageNo: stays ? place.lastPageNo : (lastPageNo ?? 1),
    turnedAt: stays ? place.turnedAt : turnedAt,
    furthestPageNo,
    bookmarkPageNo: bookmarkPageNo === undefined ? (place?.bookmarkPageNo ?? null) : bookmarkPageNo,
    finishedAt: place?.finishedAt ?? (atEnd ? turnCountsAt(now, turnedAgoMs) : null),
  };
}

/** The instant whose day a turned page counts for: its own, or that of its arrival when its own is too long ago. */
export function turnCountsAt(now: number, turnedAgoMs = 0): number {
  return turnedAgoMs <= LATE_MS ? now - turnedAgoMs : now;
}

/** Whole per cent of the pages shown so far, 0–100; 100 only at the last page. */
export function readingProgress(furthestPageNo: number | null, pageCount: number): number {
  if (furthestPageNo === null || pageCount <= 0) return 0;
  return Math.floor((100 * Math.min(furthestPageNo, pageCount)) / pageCount);
}
