import { z } from 'zod';
import { bookForms } from '#domain/book/bookForms.ts';
import { readerSteps, readerThemes, speechRateRange } from '#domain/book/ReaderSettings.ts';
import { LONGEST_AGO_MS } from '#domain/book/readingProgress.ts';

const step = (name: keyof typeof readerSteps) => z.int().min(0).max(readerSteps[name]);

/** PUT /api/reader-settings/me: how this student likes books to be set; the newest holds on every device. */
export const readerSettings = z.strictObject({
  fontStep: step('fontStep'),
  letterStep: step('letterStep'),
  wordStep: step('wordStep'),
  lineStep: step('lineStep'),
  theme: z.enum(readerThemes),
  ruler: z.boolean(),
  speechRate: z.number().min(speechRateRange.min).max(speechRateRange.max),
});

/** A picture that stands with a page, and what is seen on it. */
const pagePicture = z.object({ path: z.string(), alt: z.string() });
export type PagePicture = z.infer<typeof pagePicture>;

export const bookPage = z.object({
  pageNo: z.int(),
  heading: z.string().nullable(),
  paragraphs: z.array(z.string()),
  /** Left out where the page has none. */
  picture: pagePicture.optional(),
});
export type BookPage = z.infer<typeof bookPage>;

/** GET /api/books/{bookNo}/pages: the whole text with where this reader stopped. No pages: it is read elsewhere. */
export const readerBook = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  /** Left out for prose and verse. */
  form: z.enum(bookForms).optional(),
  pages: z.array(bookPage),
  lastPageNo: z.int().nullable(),
  bookmarkPageNo: z.int().nullable(),
  finished: z.boolean(),
  /** Null: never chosen. Left out by nodes of the version before. */
  settings: readerSettings.nullable().optional(),
});
export type ReaderBook = z.infer<typeof readerBook>;

/**
 * PUT /api/books/{bookNo}/reading/me. What is left out stays; `bookmarkPageNo: null` takes the bookmark away.
 * `turnedAgoMs`: how long ago the page was turned; a place that pages were turned from since, on another device, is not
 * taken.
 */
export const readingBody = z.strictObject({
  lastPageNo: z.int().min(1).max(200).optional(),
  bookmarkPageNo: z.int().min(1).max(200).nullable().optional(),
  turnedAgoMs: z.int().min(0).max(LONGEST_AGO_MS).optional(),
});
/** PUT /api/books/{bookNo}/reading/finished/me has no body: the book was read to its end on paper or elsewhere. */
export type ReadingBody = z.infer<typeof readingBody>;

export const readingState = z.object({
  lastPageNo: z.int(),
  bookmarkPageNo: z.int().nullable(),
  readingProgressRate: z.int(),
  finished: z.boolean(),
});
export type ReadingState = z.infer<typeof readingState>;
