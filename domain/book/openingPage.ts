/**
 * The page at which a book opens: where the reader stopped. Who stopped at its last page begins again.
 *
 * @param lastPageNo null: the book was never opened
 */
export function openingPage(lastPageNo: number | null, { first, last }: { first: number; last: number }): number {
  return lastPageNo === null || lastPageNo >= last ? first : lastPageNo;
}
