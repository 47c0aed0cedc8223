import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { bookCard } from './book.ts';
import { paged } from './envelope.ts';

const likedBook = { bookNo: z.int(), bookName: z.string() };

/** Why a book is recommended; `domain/recommendation/recommendationReason` words it. */
export const recommendationReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('LIKED'), ...likedBook }),
  z.object({ kind: z.literal('AUTHOR'), ...likedBook, authorName: z.string() }),
  z.object({ kind: z.literal('DISCOVERY'), category: z.enum(bookCategories) }),
  z.object({ kind: z.literal('LEVEL') }),
]);

export const recommendedBook = z.object({ book: bookCard, reason: recommendationReason });
export type RecommendedBook = z.infer<typeof recommendedBook>;

/** GET /api/recommendations/me?page= : at most 60 books in all. */
export const recommendedBooks = paged(recommendedBook);
export type RecommendedBooks = z.infer<typeof recommendedBooks>;

/** PUT /api/recommendations/{bookNo}/hidden/me */
export const hiddenAdviceBody = z.strictObject({ use: z.boolean() });

/** GET /api/recommendations/months/{month}: `YYYY-MM`, or `now` for the present month by the server's clock. */
export const monthParams = z.strictObject({
  month: z.string().regex(/^(\d{4}-(0[1-9]|1[0-2])|now)$/, '2026-05처럼 적어 주세요'),
});
export const monthPicks = z.object({
  /** `YYYY-MM` in Seoul. */
  month: z.string(),
  title: z.string(),
  lead: z.string(),
  books: z.array(bookCard),
  /** Months that can be asked for, this one first, then back in time. */
  months: z.array(z.string()),
});
export type MonthPicks = z.infer<typeof monthPicks>;

/** `recommendation/months.json` of the content folder: eight books for every month of a year. */
export const monthPickFile = z.strictObject({
  months: z
    .array(
      z.strictObject({
        month: z.int().min(1).max(12),
        title: z.string().min(2).max(30),
        lead: z.string().min(10).max(80),
        bookNos: z.array(z.int()).length(8),
      }),
    )
    .length(12),
});
