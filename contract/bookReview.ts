import { z } from 'zod';
import { REVIEW_LENGTH, reviewReportReasons } from '#domain/review/checkReview.ts';
import { instant, paged } from './envelope.ts';
import { storedText } from './storedText.ts';

const stars = z.int().min(1).max(5);

/** A review as other readers see it. */
export const bookReview = z.object({
  reviewNo: z.int(),
  /** Masked by the server: `김*다`. */
  readerName: z.string(),
  stars,
  body: z.string(),
  writtenAt: instant,
  /** Y: this reader has reported it. */
  reportedYn: z.enum(['Y', 'N']),
});
export type BookReview = z.infer<typeof bookReview>;

/** The own review; held ones are seen by nobody else. */
export const myBookReview = z.object({ stars, body: z.string(), heldYn: z.enum(['Y', 'N']), writtenAt: instant });
export type MyBookReview = z.infer<typeof myBookReview>;

/** GET /api/books/{bookNo}/reviews: those of others, the newest first. */
export const bookReviews = paged(bookReview).extend({
  /** Shown reviews, the own included. */
  reviewCount: z.int(),
  /** To one decimal; null without any. */
  averageStars: z.number().nullable(),
  /** How many gave one star, two stars … five stars. */
  starCounts: z.array(z.int()).length(5),
  mine: myBookReview.nullable(),
  /** N: the book was neither finished nor played yet. */
  mayWriteYn: z.enum(['Y', 'N']),
});
export type BookReviews = z.infer<typeof bookReviews>;

/** PUT /api/books/{bookNo}/reviews/me: writes or changes the own review. */
export const reviewBody = z.strictObject({
  stars,
  body: storedText()
    .max(REVIEW_LENGTH * 4)
    .transform((text) => text.normalize('NFC').trim()),
});

export const reviewParams = z.strictObject({
  reviewNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** POST /api/book/reviews/{reviewNo}/reports */
export const reviewReportBody = z.strictObject({ reason: z.enum(reviewReportReasons) });
