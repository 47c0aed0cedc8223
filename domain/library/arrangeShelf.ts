/** A book on one board. `pin`: its place among those the student has put in order, from 0; null: by time. */
export interface ArrangedBook {
  bookNo: number;
  /** Milliseconds UTC since it stands there. */
  since: number;
  pin: number | null;
}

/** The order of a board: first what the student put in order, then the rest, the latest first. */
export function arrangeShelf<T extends ArrangedBook>(books: readonly T[]): T[] {
  return [...books].sort((one, two) => {
    if (one.pin !== null && two.pin !== null) return one.pin - two.pin || one.bookNo - two.bookNo;
    if (one.pin !== null || two.pin !== null) return one.pin !== null ? -1 : 1;
    return two.since - one.since || one.bookNo - two.bookNo;
  });
}

/**
 * What becomes pinned when a book is put behind another: everything up to it keeps its place, so that the board looks
 * exactly as the student left it; what comes after goes on by time.
 *
 * @param order the board as it stands; the moved book may be on it or new to it
 * @param afterBookNo null: to the very front
 * @returns pinned books in their order, or null when `afterBookNo` is not on the board
 */
export function pinsAfterMove(
  order: readonly ArrangedBook[],
  bookNo: number,
  afterBookNo: number | null,
): number[] | null {
  const rest = order.filter((book) => book.bookNo !== bookNo);
  const at = afterBookNo === null ? 0 : rest.findIndex((book) => book.bookNo === afterBookNo) + 1;
  if (afterBookNo !== null && at === 0) return null;
  const placed = [...rest.slice(0, at).map((book) => book.bookNo), bookNo];
  const pinnedBehind = rest.slice(at).filter(({ pin }) => pin !== null);
  return [...placed, ...pinnedBehind.map((book) => book.bookNo)];
}
