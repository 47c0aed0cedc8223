/**
 * Which book of the week this one is, counted from 1: its place among the books that have paid this week, or one
 * more when it is new to the week.
 *
 * @param paidBooks books that paid this week in the order of their first payment; repeats are harmless
 */
export function bookOrdinal(bookNo: number, paidBooks: readonly number[]): number {
  const books = [...new Set(paidBooks)];
  const place = books.indexOf(bookNo);
  return place < 0 ? books.length + 1 : place + 1;
}
