import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { instant } from './envelope.ts';

export const bookNo = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const bookParams = z.strictObject({ bookNo });

/** A book as lists and cards show it, seen by one reader. */
export const bookCard = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  authorName: z.string(),
  publisherName: z.string(),
  raq: z.int(),
  readingLevel: z.string(),
  bookImagePath: z.string(),
  category: z.enum(bookCategories),
  subCategory: z.string(),
  labels: z.array(z.string()),
  maxPoint: z.int(),
  /** Y: the text is here to read. N: the book is read on paper or elsewhere, and counts as one page. */
  textYn: z.enum(['Y', 'N']),
  /** Y: it can be listened to. */
  audioYn: z.enum(['Y', 'N']),
  /** Y: it has its six missions. */
  missionYn: z.enum(['Y', 'N']),
  pageCount: z.int(),
  /** 인증: all four scored missions done with an average of 60 % or more. */
  verificationYn: z.enum(['Y', 'N']),
  favouriteYn: z.enum(['Y', 'N']),
  /** How hard the book is for this reader. */
  fit: z.enum(['EASY', 'FIT', 'CHALLENGE']),
  /** Expected share of understood text for this reader, 0–1. */
  expectedComprehension: z.number(),
  /** 0–100. */
  readingProgressRate: z.int(),
  /** Missions handed in, 0–6. */
  missionDoneCount: z.int(),
});
export type BookCard = z.infer<typeof bookCard>;

/** GET /api/books/{bookNo} */
export const bookDetail = bookCard.extend({
  summary: z.string(),
  source: z.string(),
  genre: z.enum(['FICTION', 'NON_FICTION']),
  inCartYn: z.enum(['Y', 'N']),
  lastPageNo: z.int().nullable(),
  bookmarkPageNo: z.int().nullable(),
  /** When the last page was reached, or the student marked a book read elsewhere as finished. */
  finishedAt: instant.nullable(),
  /** Other books of the same author, then books like this one; at most six each. */
  sameAuthorBooks: z.array(bookCard),
  nextBooks: z.array(bookCard),
});
export type BookDetail = z.infer<typeof bookDetail>;

/**
 * POST /api/book/carts: the use flag is the opposite of the present membership. `addedAtList`: since when each book was
 * in the basket, for those that are put back where they were.
 */
export const cartBody = z.strictObject({
  bookNoList: z.array(z.int().min(1)).min(1).max(100),
  use: z.boolean(),
  addedAtList: z.array(instant).max(100).optional(),
});
export type CartBody = z.infer<typeof cartBody>;
export const bookNoList = z.array(z.int());

/** PUT /api/books/{bookNo}/favourite/me */
export const favouriteBody = z.strictObject({ use: z.boolean() });
