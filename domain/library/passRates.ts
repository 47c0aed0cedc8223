import { type BookCategory, bookCategories } from '../book/bookCategories.ts';

/** Books of one category: how many were tried (a scored mission handed in) and how many of them verified (인증). */
export interface CategoryPass {
  category: BookCategory;
  triedCount: number;
  verifiedCount: number;
  /** Whole per cent of the tried ones; null where none was tried. */
  rate: number | null;
}

/** One entry for each of the seven categories, in their usual order. A verified book counts as tried. */
export function passRates(books: readonly { category: BookCategory; verified: boolean }[]): CategoryPass[] {
  return bookCategories.map((category) => {
    const own = books.filter((book) => book.category === category);
    const verifiedCount = own.filter(({ verified }) => verified).length;
    const rate = own.length === 0 ? null : Math.floor((100 * verifiedCount) / own.length);
    return { category, triedCount: own.length, verifiedCount, rate };
  });
}
