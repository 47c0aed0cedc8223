import { z } from 'zod';

/** A file of `content/words`: words of one reading level for the word missions of the aquarium. */
export const wordList = z
  .array(
    z.strictObject({
      word: z.string().regex(/^[가-힣]{2,6}$/),
      meaning: z.string().min(12).max(45),
      /** One ○ for each syllable of the word. */
      sentence: z.string().min(8).max(70),
      /** Another word is written alike (지각 of the earth, 지각 at school): no sentence of a book is taken for it. */
      homonym: z.literal(true).optional(),
    }),
  )
  .min(20);
