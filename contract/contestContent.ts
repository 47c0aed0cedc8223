import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { seoulDayKey } from './envelope.ts';

const levelCodes = readingLevels.map(({ code }) => code) as [string, ...string[]];

/** `maxPoint` is that of the day the contest was made. Contests from before reserves have no categories. */
const listedBook = z.strictObject({
  roundNo: z.int(),
  bookNo: z.int(),
  maxPoint: z.int(),
  category: z.enum(bookCategories).optional(),
});

/** What a contest consists of, as its row keeps it: a plan with its dates and with what its books paid at the start. */
export const contestContent = z.strictObject({
  planId: z.string(),
  rounds: z
    .array(z.strictObject({ roundNo: z.int(), displayStartDay: seoulDayKey, displayEndDay: seoulDayKey }))
    .min(1),
  levels: z
    .array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        levels: z.array(z.enum(levelCodes)).min(1),
        /** In the order of the rounds, then of the list. */
        books: z.array(listedBook),
        /** For readers who have read some of them before (domain/contest/chooseReserves). */
        reserves: z.array(listedBook).default([]),
      }),
    )
    .min(1),
});
export type ContestContent = z.infer<typeof contestContent>;
