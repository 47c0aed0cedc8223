/**
 * Gives the readers of one page their places. Equal points share a place and the next place is left out: 1, 2, 2, 4.
 *
 * @param rows in the order of the hall, most points first
 * @param offset readers on the pages before
 * @param firstRank place of the first row; null on the first page
 */
export function placeReaders<T extends { point: number }>(
  rows: readonly T[],
  offset: number,
  firstRank: number | null,
): (T & { rankNo: number })[] {
  let rankNo = firstRank ?? offset + 1;
  return rows.map((row, index) => {
    if (index > 0 && rows[index - 1]?.point !== row.point) rankNo = offset + index + 1;
    return { ...row, rankNo };
  });
}
