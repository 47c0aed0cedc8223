import { z } from 'zod';
import { bookForms } from '#domain/book/bookForms.ts';
import { bookPage } from './reading.ts';
import { institutionParams } from './staff.ts';

export const lessonParams = institutionParams.extend({ bookNo: z.coerce.number<number>().int().min(1) });

/** GET …/lessons/{bookNo}: what a class looks at together on a big screen. */
export const lessonBook = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  authorName: z.string(),
  form: z.enum(bookForms).optional(),
  /** None where the book is read elsewhere. */
  pages: z.array(bookPage),
  /** A puzzle of the book with its answers; null for a book without missions. */
  crossword: z
    .object({
      rows: z.int(),
      cols: z.int(),
      clues: z.array(
        z.object({
          number: z.int(),
          direction: z.enum(['across', 'down']),
          /** Of the first syllable, from 0. */
          row: z.int(),
          col: z.int(),
          word: z.string(),
          clue: z.string(),
        }),
      ),
    })
    .nullable(),
});
export type LessonBook = z.infer<typeof lessonBook>;
