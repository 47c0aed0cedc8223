import { z } from 'zod';
import { basketOrders } from '#domain/dictionary/basketOrders.ts';
import { instant, paged, pageQuery } from './envelope.ts';
import { storedText } from './storedText.ts';

/** A word that a text uses, with the surfaces by which the text uses it. */
export const explainedWord = z.object({
  /** A noun as it is, a verb or an adjective with its 다. */
  word: z.string(),
  meaning: z.string(),
  /** An example of its use; not from the book. */
  sentence: z.string().nullable(),
  /** Runs of syllables of this text that are forms of the word, other than the word itself. */
  forms: z.array(z.string()),
});
export type ExplainedWord = z.infer<typeof explainedWord>;

/** GET /api/books/{bookNo}/words: every word of the text that has an explanation, in the order of the text. */
export const bookWords = z.object({ bookNo: z.int(), items: z.array(explainedWord) });
export type BookWords = z.infer<typeof bookWords>;

/** A word of 낱말 바구니. */
export const basketWord = z.object({
  word: z.string(),
  meaning: z.string(),
  sentence: z.string().nullable(),
  /** Where it was met. */
  bookNo: z.int(),
  bookName: z.string(),
  pageNo: z.int().nullable(),
  /** The sentence of the book it was met in. */
  metIn: z.string().nullable(),
  addedAt: instant,
});
export type BasketWord = z.infer<typeof basketWord>;

/**
 * GET /api/word-basket/me?query=&order=&page=: the word put in last first, or book by book. `query`: a part of word or
 * meaning.
 */
export const basketQuery = z.strictObject({
  page: pageQuery.shape.page,
  query: z.string().trim().max(20).optional(),
  order: z.enum(basketOrders).default('DAY'),
});
export const basketPage = paged(basketWord);
export type BasketPage = z.infer<typeof basketPage>;

/** GET /api/word-basket/words/me: all words of the basket, so that a text can mark them. */
export const basketWords = z.object({ words: z.array(z.string()) });
export type BasketWords = z.infer<typeof basketWords>;

/**
 * PUT and DELETE /api/word-basket/words/{word}/me. What a word means the server knows; one that is in stays as it is.
 * `addedAt`: since when it was in, for a word that is put back where it was.
 */
export const basketParams = z.strictObject({ word: z.string().regex(/^[가-힣]{1,12}$/u) });
export const basketBody = z.strictObject({
  bookNo: z.int().min(1),
  pageNo: z.int().min(1).max(10_000).optional(),
  metIn: storedText().max(300).optional(),
  addedAt: instant.optional(),
});
export type BasketBody = z.infer<typeof basketBody>;
