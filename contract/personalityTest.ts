import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';

const dimensionCode = z.enum(['CHOICE', 'TASTE', 'WAY', 'SHARE']);
const pole = z.string().regex(/^[A-Z]$/);
const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  dimension: dimensionCode,
  situation: z.string().min(5).max(60),
  options: z.array(z.strictObject({ pole, text: z.string().min(5).max(50) })).length(2),
});

/** `content/personality/test.json`: the book personality of the home site. */
export const personalityTest = z.strictObject({
  dimensions: z
    .array(
      z.strictObject({
        code: dimensionCode,
        name: z.string().min(2).max(10),
        poles: z
          .array(z.strictObject({ letter: pole, name: z.string().min(2).max(6), short: z.string().min(5).max(30) }))
          .length(2),
      }),
    )
    .length(4),
  items: z.array(question).length(28),
  /** One a dimension, for a tie after a skipped question. */
  tieBreaks: z.array(question).length(4),
  results: z
    .array(
      z.strictObject({
        /** One letter of each dimension, in their order. */
        code: z.string().length(4),
        name: z.string().min(3).max(20),
        summary: z.string().min(60).max(140),
        strengths: z.array(z.string().min(5).max(40)).length(2),
        tryThis: z.string().min(10).max(100),
        learnFromOpposite: z.string().min(10).max(100),
        weights: z.record(z.enum(bookCategories), z.number().min(0).max(1)),
      }),
    )
    .length(16),
  disclaimer: z.string().min(20).max(200),
});
export type PersonalityTest = z.infer<typeof personalityTest>;
