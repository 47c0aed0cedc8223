import { DEVICE_BOOKS } from './tuning.ts';

/** How a book came to a device: opened there to be read, or kept there on purpose. */
export type DeviceBookKind = 'READ' | 'KEPT';

export interface DeviceBook {
  bookNo: number;
  kind: DeviceBookKind;
  /** Milliseconds when it was opened or kept last. */
  at: number;
}

export type KeepRefusal = 'SHELF_FULL' | 'DEVICE_FULL';

/**
 * Why one more book cannot be kept on purpose; null where it can.
 *
 * @param kept books of this student that are kept on purpose, without the one that is asked for
 * @param freeBytes room on the device; null where the browser does not report it
 */
export function keepRefusal(kept: number, freeBytes: number | null): KeepRefusal | null {
  if (kept >= DEVICE_BOOKS.mostKept) return 'SHELF_FULL';
  return freeBytes !== null && freeBytes < DEVICE_BOOKS.roomBytes ? 'DEVICE_FULL' : null;
}

/** Books that make room for others: of those that were only read, the ones opened longest ago. */
export function givesWay(books: readonly DeviceBook[]): number[] {
  return books
    .filter(({ kind }) => kind === 'READ')
    .sort((one, other) => other.at - one.at)
    .slice(DEVICE_BOOKS.mostRead)
    .map(({ bookNo }) => bookNo);
}
