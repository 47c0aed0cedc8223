import { z } from 'zod';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { soundText } from './storedText.ts';

const levelCodes = readingLevels.map(({ code }) => code) as [string, ...string[]];
const bookNo = z.int().min(1000).max(9_999_999);

/**
 * A file of `content/contests`: which books each contest level reads in which week. Dates are not part of a plan:
 * an operator gives them when a contest is made from it.
 */
export const contestPlan = z.strictObject({
  /** Same as the file's name without `.json`. */
  planId: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/),
  name: soundText().min(2).max(40),
  /** A draft may name books that are still being written; a ready plan may not. */
  status: z.enum(['DRAFT', 'READY']),
  bands: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z][0-9]{1,2}$/),
        name: soundText().min(2).max(30),
        /** Reading levels of the students in it, and of its books. */
        levels: z.array(z.enum(levelCodes)).min(1),
        /** Books by week, the first week first. */
        weeks: z.array(z.array(bookNo).min(1)).min(1),
        /** By week: books for readers who have read one of the week's before the contest (domain/contest/chooseReserves). */
        reserves: z.array(z.array(bookNo)).default([]),
      }),
    )
    .min(1),
});

export type ContestPlan = z.infer<typeof contestPlan>;
