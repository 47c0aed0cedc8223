import { z } from 'zod';

/** A file of `content/words`: words of one reading level for the word missions of the aquarium. */
export const wordList = z
  .array(
    z.strictObject({
      word: z.string().regex(/^[가-힣]{2,6}$/),
      meaning: z.string().min(12).max(45),
      /** One ○ for each syllable of the word. */
      sentence: z.string().min(8).max(70),
    }),
  )
  .min(20);
