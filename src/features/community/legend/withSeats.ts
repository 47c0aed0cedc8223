/** Gives readers of a list their seats from 1: names and points may be equal, and nothing else of them is known. */
export function withSeats<T>(readers: readonly T[]): (T & { seat: number })[] {
  return readers.map((reader, index) => ({ ...reader, seat: index + 1 }));
}
