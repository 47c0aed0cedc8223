import { z } from 'zod';

/** A file of `content/dictionary`: words that texts use, each explained for a child of the level of the text. */
export const dictionaryFile = z.array(
  z.strictObject({
    word: z.string().regex(/^[가-힣]{1,12}$/u),
    meaning: z.string().min(2).max(60),
    /** An example of our own, not from a book. */
    sentence: z.string().min(4).max(70).optional(),
    /** Surfaces that are this word although they look like another. */
    forms: z
      .array(z.string().regex(/^[가-힣]+$/u))
      .min(1)
      .optional(),
    /** Books in which the word means this, before any other entry. */
    books: z.array(z.int()).min(1).optional(),
  }),
);
