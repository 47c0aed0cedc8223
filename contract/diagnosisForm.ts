import { z } from 'zod';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
import { formUses } from '#domain/diagnosis/chooseForm.ts';
import { passageKinds } from '#domain/diagnosis/DiagnosisForm.ts';

const raq = z.int().min(0).max(1499);

/** A file of `content/diagnosis`: one fixed form of the reading diagnosis, with its right answers. */
export const diagnosisForm = z.strictObject({
  formNo: z.int().min(1).max(999),
  band: z.enum(['B1', 'B2', 'B3', 'B4', 'B5', 'B6']),
  /** Left out in forms that were kept before there were parallel ones. */
  use: z.enum(formUses).default('DIAGNOSIS'),
  title: z.string().min(2).max(40),
  minutes: z.int().min(5).max(40),
  passages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^p\d+$/),
        title: z.string().max(30),
        kind: z.enum(passageKinds),
        raq,
        paragraphs: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(4)
    .max(8),
  items: z
    .array(
      z.strictObject({
        id: z.string().regex(/^b[1-6][a-c]?-\d{2}$/),
        category: z.enum(comprehensionCategories),
        subCategory: z.string().min(2).max(20),
        /** Null: everything that is asked about stands in `content` or in the question. */
        passageId: z.string().nullable(),
        content: z.string().max(200),
        question: z.string().min(5).max(60),
        options: z.array(z.string().min(1).max(60)).length(4),
        /** 1–4 */
        answer: z.int().min(1).max(4),
        /** Difficulty: that of the passage, moved by what is asked (domain/diagnosis). */
        raq,
        explanation: z.string().min(15).max(120),
      }),
    )
    .length(20),
});
export type DiagnosisForm = z.infer<typeof diagnosisForm>;
