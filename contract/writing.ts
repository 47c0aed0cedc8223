import { z } from 'zod';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { writingHintCodes, writingHintKinds } from '#domain/writing/WritingHint.ts';
import { bookNo } from './book.ts';
import { textUpTo } from './storedText.ts';

export const writingParams = z.strictObject({ bookNo });

/** POST /api/writing/books/{bookNo}/hints/me: the text is looked at and forgotten. */
export const hintsBody = z.strictObject({
  mission: z.enum(['THINK', 'REPORT']),
  text: textUpTo(NOTE_TUNING.reportLength),
});
export type HintsBody = z.infer<typeof hintsBody>;

/** What could still be made better, the first to be shown first. */
export const foundHints = z.object({
  hints: z.array(
    z.object({
      kind: z.enum(writingHintKinds),
      code: z.enum(writingHintCodes),
      message: z.string(),
      /** The words it is about; empty for one about the whole text. */
      excerpt: z.string(),
      /** Where they begin in the text in NFC, in UTF-16 units. */
      at: z.int(),
    }),
  ),
});
export type FoundHints = z.infer<typeof foundHints>;
