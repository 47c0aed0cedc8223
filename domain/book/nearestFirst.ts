/** Books sorted by how near their raq is to a reader's; of two equally near the easier one first. */
export function nearestFirst<T extends { raq: number; bookNo: number }>(books: readonly T[], raq: number): T[] {
  const distance = (book: T) => Math.abs(book.raq - raq);
  return [...books].sort((one, two) => distance(one) - distance(two) || one.raq - two.raq || one.bookNo - two.bookNo);
}
