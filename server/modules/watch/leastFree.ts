const GIB = 2 ** 30;

/**
 * Bytes that have to stay free on a disk of a size; below them operators are warned. A twentieth, at least 1 and at most
 * 10 GiB: days of a busy school. Of a disk that is hardly larger than that, a fifth.
 */
export function leastFree(size: number): number {
  return Math.min(size / 5, 10 * GIB, Math.max(size / 20, GIB));
}
